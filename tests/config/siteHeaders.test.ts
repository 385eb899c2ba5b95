import { expect, test } from 'vitest';
import { fileHeaders, HASHED_FOLDER, pageHeaders } from '../../src/config/siteHeaders.ts';

test('every file forbids type sniffing and use by other sites', () => {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };

  expect(fileHeaders(false)).toEqual(headers);
  expect(fileHeaders(true)).toEqual({
    ...headers,
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(HASHED_FOLDER).toBe('/assets/');
});

test('no other site may frame a page, and pages request no browser permissions', () => {
  expect(pageHeaders("default-src 'self'")).toEqual({
    'Content-Security-Policy': "default-src 'self'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
  });
});
