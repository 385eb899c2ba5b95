declare const __BUILD_YEAR__: number;

/** The Setup API as the build reads the settings. */
declare const __SETUP_API__: import('./api/httpSetupApi.ts').HttpSetupApiOptions;

/** The names of the screens by path, in the inline scripts alone. */
declare const __SCREEN_NAMES__: Readonly<Record<string, string>>;

interface Window {
  /** The verification that the inline script of the gate has begun. */
  storedCheck?: import('./auth/storedCredentials.ts').StoredCheck | undefined;
  /** Trusted Types, typed as the strings that they stand for. */
  readonly trustedTypes?: { createPolicy: <Rules>(name: string, rules: Rules) => Rules };
}

interface Document {
  /** True while the page is drawn out of sight, before the visitor comes to it. */
  readonly prerendering?: boolean;
}
