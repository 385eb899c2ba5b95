/** The year of the build, for pages that are written then. */
declare const __BUILD_YEAR__: number;

/** How long a code works and when the next may be asked for, as the build reads the settings. */
declare const __CODE_TIMES__: { readonly codeMinutes: number; readonly resendSeconds: number };

interface ImportMetaEnv {
  /** The origin of the login host; empty or absent for the page's own. */
  readonly VITE_SETUP_API_HOST?: string;
}

interface Document {
  /**
   * True while the page is drawn out of sight, before the visitor comes to it (Prerendering
   * Revamped).
   */
  readonly prerendering?: boolean;
}
