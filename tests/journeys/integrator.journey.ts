import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { messages } from '../../src/content/messages.ts';
import { startHost } from '../support/host/startHost.ts';
import { body, CODE, startBareHost, type BareHost } from '../support/otherHost/bareHost.ts';
import { createCertificate } from '../support/otherHost/listening.ts';
import { startStaticServer } from '../support/otherHost/staticServer.ts';
import { codeFor, type Visitor } from './visitor.ts';
import { browserName, expect, isChromium, test as base } from './fixtures.ts';
import { answers, button, codeField, emailField, headings, newEmail } from './names.ts';

/** The pages on a static host, built for a login host of another site, both over https. */
interface Hosts {
  login: BareHost;
  pages: Awaited<ReturnType<typeof startStaticServer>>;
  loginUrl: string;
  pagesUrl: string;
  folder: string;
}

const test = base.extend<{ hosts: Hosts; builtHosts: Hosts }>({
  builtHosts: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from it.
    async ({}, provide) => {
      // Browsers resolve names under localhost by themselves, and each is another site.
      const tls = await createCertificate('login.localhost');
      const folder = `dist/journeys-${browserName}`;
      const login = await startBareHost(tls);
      const pages = await startStaticServer(`${folder}/site`, tls);
      const loginUrl = `https://login.localhost:${login.port}`;
      const pagesUrl = `https://pages.localhost:${pages.port}`;
      build(folder, { VITE_SETUP_API_HOST: loginUrl, PUBLIC_URL: pagesUrl });
      await provide({ login, pages, loginUrl, pagesUrl, folder });
      await Promise.all([login.stop(), pages.stop()]);
    },
    { scope: 'file' },
  ],
  hosts: async ({ builtHosts }, provide) => {
    builtHosts.login.behave();
    builtHosts.pages.serveAs('plain');
    await provide(builtHosts);
  },
});

function build(folder: string, settings: Record<string, string>): void {
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { env, stdio: 'pipe' });
  run('npx', 'vite', 'build', '--outDir', `${folder}/next/site`);
  run('npx', 'vite', 'build', '--ssr', 'src/prerender/main.tsx', '--outDir', `${folder}/prerender`);
  run('node', `${folder}/prerender/main.js`, folder);
}

test('all calls go to a login host of another site, as section 7 names them, with a code of any form [7.1, 7.2, 7.3, 7.4]', async ({
  hosts: { login, pagesUrl },
  site,
}) => {
  const tab = await site.open();
  const email = await enter(tab, `${pagesUrl}/info`);
  await tab.sees(headings.info);
  await tab.fillRequest();
  await tab.click(button('Send request'));
  await tab.sees(messages.sent);

  const { calls } = login;
  expect(calls.map(({ method, name, query }) => [method, name, query])).toEqual([
    ['GET', 'SendAccessCodeToQRVideo', { sEmail: email }],
    ['GET', 'VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: CODE }],
    ['POST', 'SendEmailToSales', { RequestEmail: email }],
  ]);
  const byBrowser =
    /^(?:host|connection|origin|referer|user-agent|content-length|pragma|priority|te|dnt)$|^(?:cache|accept|sec)-/;
  for (const { method, headers } of calls) {
    const own = Object.keys(headers).filter((name) => !byBrowser.test(name));
    expect(own.toSorted()).toEqual(['accept', 'clienttime', 'content-type']);
    expect(headers.accept).toBe('application/json');
    expect(headers['clienttime']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/);
    const type = method === 'GET' ? /^application\/json/ : /^multipart\/form-data; boundary=/;
    expect(headers['content-type']).toMatch(type);
  }
  const fields = [...calls[2]!.body.matchAll(/name="([^"]*)"/g)].map(([, name]) => name);
  expect(fields).toEqual(['msgBody']);
  expect(await tab.read(stored)).toEqual({ email, email_token: CODE });

  // 'Use a different email' makes no call.
  await tab.click(button('Send another request'));
  await tab.click(button('Use a different email'));
  await tab.hasValue('#gate-email', '');
  expect(calls).toHaveLength(3);
  expect(await tab.read(stored)).toEqual({});
});

test('on load a stored code that may be used again verifies, with a cookie of the host or without; one that works once leaves the gate with the email', async ({
  hosts: { login, pagesUrl },
  site,
}) => {
  for (const cookie of [false, true]) {
    const tab = await site.open();
    login.behave({ cookie });
    const email = await enter(tab, pagesUrl);
    await tab.sees(headings.landing);
    await tab.reload();
    await tab.sees(headings.landing);
    expect(login.calls.at(-1)?.query).toEqual({ sEmail: email, AccessKey: CODE });
    // Firefox and WebKit keep the cookies of other sites back.
    if (browserName === 'chromium')
      expect(login.calls.at(-1)?.headers.cookie).toBe(cookie ? 'key=1' : undefined);
  }
  const tab = await site.open();
  login.behave({ singleUse: true });
  const email = await enter(tab, pagesUrl);
  await tab.sees(headings.landing);
  await tab.reload();
  await tab.hasValue('#gate-email', email);
  expect(await tab.read(stored)).toEqual({ email });
});

test('a slow host is waited for; a refusal or an answer of no sense shows the messages of the error catalogue, once for each call', async ({
  hosts: { login, pagesUrl },
  site,
}) => {
  site.tolerate(/Failed to load resource|CORS/);
  const [no, page] = [body('{"status":false}'), body('<p>true</p>', 200, 'text/html')];
  const tab = await site.open();
  const email = newEmail();
  await tab.start(`${pagesUrl}/info`);
  for (const answer of [no, page]) {
    login.behave({}, answer);
    await tab.fill(emailField, email);
    await tab.click(button('Send Code'));
    await tab.sees(messages.sendFailed);
    expect(login.calls).toHaveLength(1);
  }
  login.behave({}, async (response, call) => {
    await setTimeout(3000);
    login.reply(response, call);
  });
  await tab.click(button('Send Code'));
  await tab.counts('main [role=progressbar]', 1);
  await tab.focuses('#gate-code');
  for (const [answer, isMarked] of [
    [no, 1],
    [page, 0],
  ] as const) {
    login.behave({}, answer);
    await tab.fill(codeField, CODE);
    await tab.press('Enter');
    await expect.poll(() => login.calls.length).toBe(1);
    await tab.counts('main [role=progressbar]', 0);
    await tab.counts('#gate-code[aria-invalid="true"]', isMarked);
  }
  login.behave({}, login.reply);
  await tab.press('Enter');
  await tab.sees(headings.info);
  await tab.fillRequest();
  for (const answer of [no, page]) {
    login.behave({}, answer);
    await tab.click(button('Send request'));
    await expect.poll(() => login.calls.length).toBe(1);
    await tab.sees(messages.connectionFailed);
    await tab.hasValue('[name=company]', answers['Company']!);
  }
});

for (const kind of ['spa', 'strict'] as const) {
  test(`every path shows its own screen, and no other first, on a ${kind} static host`, async ({
    hosts: { pages, pagesUrl, login },
    site,
  }) => {
    site.tolerate(/Failed to load resource.*404/);
    pages.serveAs(kind);
    const tab = await site.open();
    await tab.chromium?.beforeScripts(noteHeadings);
    for (const [path, heading] of Object.entries({
      '/': headings.gate,
      '/info': headings.gate,
      '/info/': headings.gate,
      '/privacy-policy': headings.policy,
      '/privacy-policy/': headings.policy,
      '/nowhere': headings.missing,
    })) {
      await tab.start(pagesUrl + path);
      await tab.until(() => document.querySelector('h1')?.innerText, heading);
      await tab.until(() => document.title.includes('ProBuilt'), true);
      if (tab.chromium) await tab.until(notedHeadings, [heading]);
    }
    if (kind === 'strict') return;
    login.behave({}, body('{"status":true}'));
    await tab.read(() =>
      Object.assign(localStorage, { email: 'a@firm.example', email_token: 'A' }),
    );
    await tab.start(`${pagesUrl}/info`);
    await tab.sees(headings.info);
    await tab.until(() => document.title, 'Request Information | ProBuilt');
  });
}

test('the build writes the files of static hosts, search engines and link previews', ({
  hosts: { folder, loginUrl, pagesUrl },
}) => {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const gate = read('site/index.html');
  const policy = read('site/privacy-policy/index.html');
  expect(gate).toContain(`<link rel="canonical" href="${pagesUrl}/">`);
  expect(gate).toContain('<meta property="og:title" content="CPA Partner Program | ProBuilt">');
  expect(gate).toContain(`<meta property="og:image" content="${pagesUrl}/og-image.png">`);
  expect(gate).toContain('"@type":"Organization"');
  expect(gate).not.toContain('noindex');
  expect(policy).toContain(`<link rel="canonical" href="${pagesUrl}/privacy-policy">`);
  expect(policy).toContain('<meta property="og:title" content="Privacy Policy and Terms');
  for (const page of ['site/info/index.html', 'site/404.html'].map(read)) {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('canonical');
  }
  expect(read('site/robots.txt')).toContain(`Sitemap: ${pagesUrl}/sitemap.xml`);
  const listed = [...read('site/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual([`${pagesUrl}/`, `${pagesUrl}/privacy-policy`]);
  const { icons } = JSON.parse(read('site/site.webmanifest')) as { icons: { src: string }[] };
  for (const { src } of icons) expect(existsSync(`${folder}/site${src}`), src).toBe(true);
  for (const file of ['site/_headers', 'nginx.conf', 'Caddyfile']) {
    expect(read(file), file).toContain(`connect-src 'self' ${loginUrl};`);
    expect(read(file), file).toContain('max-age=31536000, immutable');
    expect(read(file), file).toMatch(/X-Robots-Tag:? "?(?:noindex|\$site_robots)/);
  }
  expect(read('site/_redirects')).toBe('/info /info/ 200\n/privacy-policy /privacy-policy/ 200\n');
});

test.runIf(isChromium)(
  'pages on another site than our own server: a returning visitor stays verified',
  async ({ hosts: { login, loginUrl, pagesUrl }, site }) => {
    const server = await startHost({ env: { PUBLIC_URL: loginUrl, ALLOWED_ORIGINS: pagesUrl } });
    // It has the address of the login host, as behind a proxy with a certificate.
    login.forwardTo(server.url);
    const tab = await site.open();
    const email = await tab.toCodeStep(`${pagesUrl}/info`);
    await tab.fill(codeField, await codeFor(server, email));
    await tab.press('Enter');
    await tab.sees(headings.info);
    const { cookies } = await tab.chromium!.cdp.send('Network.getAllCookies');
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Host-probuilt_browser',
      '__Host-probuilt_pass',
    ]);
    const attributes = { httpOnly: true, secure: true, sameSite: 'None' };
    for (const cookie of cookies) {
      expect(cookie).toMatchObject(attributes);
      expect(cookie.partitionKey?.topLevelSite).toBe('https://pages.localhost');
    }
    // A code is redeemed once: only the cookie lets the same pair verify again.
    await tab.reload();
    await tab.sees(headings.info);
    await tab.fillRequest();
    await tab.click(button('Send request'));
    await tab.sees(messages.sent);
    await server.stop();
  },
);

/** Goes through the gate with the code of the bare host. */
async function enter(tab: Visitor, url: string): Promise<string> {
  const email = await tab.toCodeStep(url);
  await tab.fill(codeField, ` ${CODE} `);
  await tab.click(button('Verify Email'));
  return email;
}

const stored = () => Object.fromEntries(Object.entries(localStorage));

/** Notes each visible heading, frame by frame. */
function noteHeadings(): void {
  const noted = new Set<string>();
  Object.assign(window, { noted });
  const note = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading?.checkVisibility({ visibilityProperty: true })) noted.add(heading.innerText);
    requestAnimationFrame(note);
  };
  note();
}

const notedHeadings = () => [...(window as unknown as { noted: Set<string> }).noted];
