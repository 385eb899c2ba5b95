/** The year of the build, for pages that are written then. */
declare const __BUILD_YEAR__: number;

/** The Setup API as the build reads the settings. */
declare const __SETUP_API__: import('./api/httpSetupApi.ts').HttpSetupApiOptions;

interface Document {
  /**
   * True while the page is drawn out of sight, before the visitor comes to it (Prerendering
   * Revamped).
   */
  readonly prerendering?: boolean;
}
