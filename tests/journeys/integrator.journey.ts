import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { messages } from '../../src/content/messages.ts';
import { screens } from '../../src/routes/screens.ts';
import { startServer } from '../support/server/startServer.ts';
import { CODE, startPlainLoginHost } from '../support/loginHost/plainLoginHost.ts';
import { createCertificate } from '../support/loginHost/listening.ts';
import { startStaticServer } from '../support/loginHost/staticServer.ts';
import { codeFor } from './visitor.ts';
import { browserName, describe, expect, isChromium, test as base } from './fixtures.ts';
import { button, codeField, headings } from './names.ts';

/** A static host with pages for a login host on another site. Both hosts use HTTPS. */
const test = base.extend(
  'hosts',
  { scope: 'file' },
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the dependencies from this pattern.
  async ({}, { onCleanup }) => {
    // Browsers resolve subdomains of localhost without DNS, and treat each one as a separate
    // site.
    const tls = await createCertificate('login.localhost');
    const folder = `dist/journeys-${browserName}`;
    const login = await startPlainLoginHost(tls);
    const pages = await startStaticServer(`${folder}/site`, tls);
    onCleanup(async () => {
      await Promise.all([login.stop(), pages.stop()]);
    });
    const loginUrl = `https://login.localhost:${login.port}`;
    const pagesUrl = `https://pages.localhost:${pages.port}`;
    writeSite(folder, { VITE_SETUP_API_HOST: loginUrl, PUBLIC_URL: pagesUrl });
    return { login, pages, loginUrl, pagesUrl, folder };
  },
);

/** Writes the pages of the build for other settings. */
function writeSite(folder: string, settings: Record<string, string>): void {
  const env = { PATH: process.env['PATH'], ...settings };
  execFileSync(process.execPath, ['server/gateway.ts', 'site', folder], { env, stdio: 'pipe' });
}

describe('an integrator with a login host on another site', () => {
  test('receives three calls in the format of the specification, and its cookie', async ({
    hosts: { login, pagesUrl },
    site,
  }) => {
    const tab = await site.open();
    const email = await tab.toCodeStep(`${pagesUrl}/info`);
    await tab.fill(codeField, ` ${CODE} `);
    await tab.click(button('Verify Email'));
    await tab.sees(headings.info);
    await tab.fillRequest();
    await tab.click(button('Send request'));
    await tab.sees(messages.sent);
    await tab.reload();
    await tab.sees(headings.info);

    const { calls } = login;
    const verify = ['GET', 'VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: CODE }];
    expect(calls.map(({ method, name, query }) => [method, name, query])).toEqual([
      ['GET', 'SendAccessCodeToQRVideo', { sEmail: email }],
      verify,
      ['POST', 'SendEmailToSales', { RequestEmail: email }],
      verify,
    ]);
    for (const { method, headers } of calls) {
      const own = Object.keys(headers).filter((name) => !BY_BROWSER.test(name));
      expect(own.toSorted()).toEqual(['accept', 'clienttime', 'content-type']);
      const type = method === 'GET' ? /^application\/json/ : /^multipart\/form-data; boundary=/;
      expect(headers['content-type']).toMatch(type);
    }
    const fields = [...calls[2]!.body.matchAll(/; name="([^"]*)"/g)].map(([, name]) => name);
    expect(fields).toEqual(['msgBody']);
    // Firefox and WebKit do not send cookies to other sites.
    if (isChromium) expect(calls.at(-1)?.headers.cookie).toBe('key=1');
  });

  test.runIf(isChromium)(
    'keeps visitors verified with our server as login host',
    async ({ hosts: { login, loginUrl, pagesUrl }, site }) => {
      const server = await startServer({ PUBLIC_URL: loginUrl, ALLOWED_ORIGINS: pagesUrl });
      // The login host forwards all requests to our server, as a TLS proxy does.
      login.forwardTo(server.url);
      const tab = await site.open();
      const email = await tab.toCodeStep(`${pagesUrl}/info`);
      await tab.fill(codeField, await codeFor(server, email));
      await tab.press('Enter');
      await tab.sees(headings.info);
      // On reload, the browser verifies the stored code again.
      await tab.reload();
      await tab.sees(headings.info);
      await tab.fillRequest();
      await tab.click(button('Send request'));
      await tab.sees(messages.sent);
      await server.stop();
    },
  );
});

describe('an integrator with a static host', () => {
  test.for(['spa', 'strict'] as const)(
    'serves every page in "%s" mode',
    async (kind, { hosts: { pages, pagesUrl }, site }) => {
      site.tolerate(/Failed to load resource.*404/);
      pages.serveAs(kind);
      const tab = await site.open();
      for (const [path, heading] of Object.entries({
        '/': headings.gate,
        '/info/': headings.gate,
        '/privacy-policy': headings.policy,
        '/nowhere': headings.missing,
      })) {
        await tab.start(pagesUrl + path);
        await tab.until(() => document.querySelector('h1')?.innerText, heading);
        await tab.until(() => document.title.includes('ProBuilt'), true);
      }
    },
  );

  test('gets pages with canonical links, previews and noindex', ({
    hosts: { folder, pagesUrl },
  }) => {
    const read = readFrom(folder);
    expect(read('site/index.html')).toContain(`<link rel="canonical" href="${pagesUrl}/"/>`);
    expect(read('site/index.html')).toContain(`content="${pagesUrl}/og-image.png"/>`);
    for (const page of ['site/info/index.html', 'site/404.html'].map(read)) {
      expect(page).toContain('<meta name="robots" content="noindex"/>');
      expect(page).not.toContain('canonical');
    }
  });

  test('gets files for search engines', ({ hosts: { folder, pagesUrl } }) => {
    const read = readFrom(folder);
    expect(read('site/robots.txt')).toContain(`Sitemap: ${pagesUrl}/sitemap.xml`);
    const listed = [...read('site/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const indexed = screens.filter((screen) => screen.indexed).map(({ path }) => path);
    expect(listed.map(([, url]) => url)).toEqual(indexed.map((path) => pagesUrl + path));
    expect(indexed.slice(0, 2)).toEqual(['/', '/privacy-policy']);
    expect(indexed).not.toContain('/info');
    expect(JSON.parse(read('site/.well-known/gpc.json'))).toMatchObject({ gpc: true });
  });

  test('gets headers and redirects for three kinds of host', ({ hosts: { folder, loginUrl } }) => {
    const read = readFrom(folder);
    for (const file of ['site/_headers', 'nginx.conf', 'Caddyfile']) {
      expect(read(file), file).toContain(`connect-src 'self' ${loginUrl};`);
      expect(read(file), file).toContain('max-age=31536000, immutable');
      expect(read(file), file).toContain('no-cache');
      expect(read(file), file).toMatch(/X-Robots-Tag:? "?(?:noindex|\$site_robots)/);
    }
    expect(read('site/_redirects')).toMatch(/^(?:(\/[\w-]+) \1\/ 200\n)+$/);
    expect(read('site/_redirects')).toMatch(/^\/info .*\n\/privacy-policy /);
  });
});

/** The headers that browsers add to every call. */
const BY_BROWSER =
  /^(?:host|connection|cookie|origin|referer|user-agent|content-length|pragma|priority|te|dnt)$|^(?:cache|accept|sec)-/;

const readFrom = (folder: string) => (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
