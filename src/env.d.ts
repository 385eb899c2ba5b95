/** The facts about the site, set when it is built. */
declare const __SITE__: import('../shared/site.ts').SiteFacts;

/** Maps the path of each screen to its name. Defined only in inline scripts. */
declare const __SCREEN_NAMES__: Readonly<Record<string, string>>;

interface Window {
  /** The automatic verification that the gate's inline script has started. */
  storedCheck?: import('./auth/storedCredentials.ts').StoredCheck | undefined;
  /** The Trusted Types API, typed as if it returned plain strings. */
  readonly trustedTypes?: { createPolicy: <Rules>(name: string, rules: Rules) => Rules };
}

interface Document {
  /** True while the browser prerenders the page speculatively. */
  readonly prerendering?: boolean;
}
