// Text that the build wrote, so no check is needed (docs/decisions/server/calls.md#h12).
const rules = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };

/** Marks HTML and URLs as trusted where the browser has Trusted Types. */
export const trusted = window.trustedTypes?.createPolicy('boot', rules) ?? rules;
