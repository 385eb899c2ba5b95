import { expect, test } from 'vitest';
import { createCookies } from '../../../server/http/cookies.ts';
import { createKeyring } from '../../../server/secrets/keyring.ts';
import { readSettings } from '../../../server/settings/settings.ts';

const ID = 'a'.repeat(22);

/** The attributes of a cookie for a page, as its browser calls a host. */
function attributesFor(publicUrl: string, headers: Record<string, string>): string {
  const { settings } = readSettings({ PUBLIC_URL: publicUrl });
  const cookies = createCookies(createKeyring(Buffer.alloc(32)), settings);
  const header = (name: string) => headers[name];
  const lines = [cookies.setPass(ID, header), cookies.setBrowser(ID, header)];
  const secure = publicUrl.startsWith('https:') ? '__Host-' : '';
  for (const line of lines) expect(line).toMatch(new RegExp(`^${secure}probuilt_`));
  const [pass, browser] = lines.map((line) => /Path=\/; HttpOnly; (.*)$/.exec(line)?.[1]);
  expect(browser).toBe(pass);
  return pass ?? '';
}

const LAX = 'Secure; SameSite=Lax';
const NONE = 'Secure; SameSite=None; Partitioned';

test.each([
  ['a page of the host itself', { 'sec-fetch-site': 'same-origin' }, LAX],
  ['a page of another site', { origin: 'https://www.partner.example' }, NONE],
  [
    'a page of another site, which its browser names',
    { origin: 'https://other.site.example', 'sec-fetch-site': 'cross-site' },
    NONE,
  ],
  ['a page of the same site', { origin: 'https://other.site.example' }, LAX],
  [
    'a page of the same site, which its browser names',
    { origin: 'https://www.partner.example', 'sec-fetch-site': 'same-site' },
    LAX,
  ],
  ['a page of another site without https', { origin: 'http://www.partner.example' }, LAX],
])('the cookies of a host under https come back with %s', (_, headers, attributes) => {
  expect(attributesFor('https://www.site.example', headers)).toBe(attributes);
});

test('without https no cookie is for other sites', () => {
  const headers = { origin: 'https://www.partner.example' };

  expect(attributesFor('http://www.site.example', headers)).toBe('SameSite=Lax');
});
