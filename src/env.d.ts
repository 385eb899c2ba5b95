/** The year of the build, for pages that are written then. */
declare const __BUILD_YEAR__: number;

/** What the host promises about codes: see `SetupPromises`. */
declare const __SETUP_PROMISES__: { readonly codeMinutes: number; readonly resendSeconds: number };

interface ImportMetaEnv {
  /** The Setup service's address; empty or absent for the page's own origin. */
  readonly VITE_SETUP_API_HOST?: string;
}

interface Document {
  /**
   * True while the page is drawn out of sight, before the visitor comes to it (Prerendering
   * Revamped).
   */
  readonly prerendering?: boolean;
}
