/** The gate without JavaScript; `reach` is how to reach the company, as HTML. */
export const withoutScript = (reach: string) =>
  `Verifying an email needs JavaScript. Without it, reach us at ${reach}.`;

/** A page whose script did not load: a sentence, and the text of the link that reloads it. */
export const missingScript = ['A part of this page did not arrive.', 'Load it again'] as const;
