import { expect, test } from 'vitest';
import { fileHeaders } from '../../shared/siteHeaders.ts';

test('the headers of files demand https for a year, but only on a site with https', () => {
  const name = 'Strict-Transport-Security';

  expect(fileHeaders(true)).toHaveProperty([name], 'max-age=31536000');
  expect(fileHeaders(false)).not.toHaveProperty([name]);
});
