declare const __BUILD_YEAR__: number;

/** The options of the Setup API, set when the site is built. */
declare const __SETUP_API__: import('./api/httpSetupApi.ts').HttpSetupApiOptions;

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
