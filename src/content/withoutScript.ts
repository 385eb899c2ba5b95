/**
 * Where no script runs: why the gate cannot go on; `reach` is how to reach the company, as HTML.
 */
export const withoutScript = (reach: string) =>
  `Verifying an email needs JavaScript. Without it, reach us at ${reach}.`;

/** Where the site's script did not come; a link to the page stands between. */
export const missingScript = ['A part of this page did not arrive.', 'Load it again'] as const;
