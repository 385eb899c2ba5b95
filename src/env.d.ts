declare const __BUILD_YEAR__: number;

/** The options of the Setup API, from the settings of the build. */
declare const __SETUP_API__: import('./api/httpSetupApi.ts').HttpSetupApiOptions;

/** The names of the screens by path. Defined in the inline scripts only. */
declare const __SCREEN_NAMES__: Readonly<Record<string, string>>;

interface Window {
  /** The verification that the gate's inline script started. */
  storedCheck?: import('./auth/storedCredentials.ts').StoredCheck | undefined;
  /** Trusted Types, typed as plain strings. */
  readonly trustedTypes?: { createPolicy: <Rules>(name: string, rules: Rules) => Rules };
}

interface Document {
  /** True while the browser prerenders the page speculatively. */
  readonly prerendering?: boolean;
}
