export type Headers = Readonly<Record<string, string>>;

/** Forbids frames. Pages have a longer policy. */
export const NO_FRAMES: Headers = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/** The headers of every response of our server. */
export function transportHeaders(https: boolean): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** The headers of every file of the site (docs/decisions/server/calls.md#h12). */
export function fileHeaders(https: boolean): Headers {
  return { ...transportHeaders(https), 'Cross-Origin-Resource-Policy': 'same-origin' };
}

/** The picture of link previews, in `public`. */
export const previewPicture = {
  path: '/og-image.png',
  width: 1200,
  height: 630,
  /** Other sites show this file, unlike every other one. */
  headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
} as const;

/** Returns the headers that pages have in addition to those of every file. */
export function pageHeaders(contentSecurityPolicy: string): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Video providers refuse to play on a page that hides its origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** `Cache-Control` for pages, for files with a hash in their names, and for other files. */
export const cacheControl = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600, must-revalidate',
} as const;

export const HASHED_FOLDER = '/assets/';
