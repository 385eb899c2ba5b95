import { expect, test } from 'vitest';
import { fileHeaders } from '../../shared/siteHeaders.ts';

test('a site without HTTPS sends no Strict-Transport-Security header', () => {
  expect(fileHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
});
