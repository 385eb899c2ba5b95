import { describe, expect, test } from 'vitest';
import { siteFacts } from '../support/site/siteFacts.ts';
import { searchFiles } from '../../src/render/searchFiles.ts';

const now = new Date('2031-02-03T04:05:06.007Z');

describe('the files for search engines', () => {
  test('have no absolute URLs without PUBLIC_URL', () => {
    const files = searchFiles({ site: siteFacts }, now);

    expect(files).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /api/\n' });
  });

  test('include a security.txt that expires within a year (RFC 9116)', () => {
    const settings = {
      site: { ...siteFacts, publicUrl: 'https://www.site.example' },
      securityContact: 'mailto:security@site.example',
    };
    const files = searchFiles(settings, now);

    expect(files['.well-known/security.txt']?.split('\n')).toEqual([
      'Contact: mailto:security@site.example',
      'Expires: 2032-02-02T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.site.example/.well-known/security.txt',
      '',
    ]);
  });
});
