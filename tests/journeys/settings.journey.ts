import { startServer } from '../support/server/startServer.ts';
import { expect, test } from './fixtures.ts';

const PAGES = ['/', '/info', '/privacy-policy', '/nowhere'];

/** Starts a server with the same build, and reads its pages and the one policy of their headers. */
async function startWith(env: Record<string, string>) {
  const server = await startServer({ env });
  const pages = await Promise.all(PAGES.map((path) => fetch(server.url + path)));
  const text = (await Promise.all(pages.map((page) => page.text()))).join('');
  const policies = pages.map(({ headers }) => headers.get('content-security-policy') ?? '');
  expect(new Set(policies).size).toBe(1);
  return { server, text, connectTo: /connect-src [^;]*/.exec(policies[0]!)?.[0] };
}

test('one build shows the settings of the server that runs it', async ({ site }) => {
  // The page stays open when its server stops.
  site.tolerate(/ERR_CONNECTION_(REFUSED|RESET)/);
  const first = await startWith({ CODE_MINUTES: '7', CAMPAIGNS: 'spring' });
  expect(first.text).toContain('"codeMinutes":7');
  expect(first.text).toContain('name of that campaign');
  expect(first.connectTo).toBe("connect-src 'self'");
  const tab = await site.open();
  const email = await tab.toCodeStep(`${first.server.url}/`);
  await tab.sees('Good for 7 minutes');
  await expect
    .poll(() => first.server.mails().find(({ to }) => to === email)?.text)
    .toContain('7 minutes');
  await first.server.stop();

  const second = await startWith({
    VITE_SETUP_API_HOST: 'https://login.example.com',
    PUBLIC_URL: 'https://www.site.test',
    SECURITY_CONTACT: 'mailto:security@site.example',
  });
  expect(second.text).toContain('"loginHost":"https://login.example.com"');
  expect(second.text).toContain('href="https://www.site.test/"');
  expect(second.text).toContain('The login service at login.example.com may set cookies');
  expect(second.connectTo).toBe("connect-src 'self' https://login.example.com");
  const contact = await fetch(`${second.server.url}/.well-known/security.txt`);
  expect(await contact.text()).toContain('Contact: mailto:security@site.example');
  const call = `${second.server.url}/api/Setup/SendAccessCodeToQRVideo?sEmail=a%40b.co`;
  expect((await fetch(call)).status).toBe(404);
  await second.server.stop();
});
