/** What a page may weigh, in bytes after brotli. */
export interface Budget {
  /**
   * The document, with its styles; 14 600 bytes are what a server sends before it waits for an
   * answer.
   */
  html?: number;
  /** All of its JavaScript. */
  script: number;
}

/** The pages, by the source file that is all or the last of their JavaScript. */
export const pages: Record<string, Budget & { document?: string; chunk?: string }> = {
  gate: { document: 'index.html', html: 10_700, script: 104_000 },
  policy: {
    document: 'privacy-policy.html',
    chunk: 'PolicyRoute',
    html: 8_500,
    script: 108_500,
  },
  'not found': { document: 'not-found.html', html: 6_500, script: 104_000 },
  landing: { chunk: 'LandingRoute', script: 109_500 },
  info: { chunk: 'InfoRoute', script: 130_000 },
};

/** Files that come when they are needed. */
export const lazy: Record<string, number> = {
  SiteRouter: 12_000,
  captchaWidget: 28_500,
  pbkdf2: 1_200,
};
