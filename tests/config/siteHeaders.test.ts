import { expect, test } from 'vitest';
import { fileHeaders, HASHED_FOLDER } from '../../src/config/siteHeaders.ts';

test('the headers of a file forbid browsers to sniff its MIME type, prevent other sites from loading it, and require https if the site uses https', () => {
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
