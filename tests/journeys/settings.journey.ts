import { startServer } from '../support/server/startServer.ts';
import { expect, test } from './fixtures.ts';

const PAGES = ['/', '/info', '/privacy-policy', '/nowhere'];

/** Starts a server with the same build, and collects what its pages and their headers say. */
async function startWith(env: Record<string, string>) {
  const server = await startServer({ env });
  const pages = await Promise.all(PAGES.map((path) => fetch(server.url + path)));
  const texts = await Promise.all(pages.map((page) => page.text()));
  const policies = pages.map(({ headers }) => headers.get('content-security-policy') ?? '');
  expect(new Set(policies).size).toBe(1);
  return { server, home: texts[0]!, policy: texts[2]!, connectTo: connectSources(policies[0]!) };
}

function connectSources(policy: string): string | undefined {
  return policy.split('; ').find((directive) => directive.startsWith('connect-src'));
}

test('one build shows the settings of the server that runs it', async ({ site }) => {
  // The page stays open when its server stops.
  site.tolerate(/ERR_CONNECTION_(REFUSED|RESET)/);
  const first = await startWith({ CODE_MINUTES: '7' });
  expect(first.home).toContain('"codeMinutes":7');
  expect(first.policy).toContain('A request goes by email to our own sales team.');
  expect(first.policy).not.toContain('name of that campaign');
  expect(first.connectTo).toBe("connect-src 'self'");
  const tab = await site.open();
  const email = await tab.toCodeStep(`${first.server.url}/`);
  await tab.sees('Good for 7 minutes');
  await expect
    .poll(() => first.server.mails().find(({ to }) => to === email)?.text)
    .toContain('7 minutes');
  await first.server.stop();

  const second = await startWith({
    CODE_MINUTES: '45',
    CAMPAIGNS: 'spring',
    RECEIPT_EMAIL: 'off',
    LEAD_WEBHOOK_URL: 'https://leads.example.com/hook?key=value',
    LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    PUBLIC_URL: 'https://www.site.test',
  });
  expect(second.home).toContain('"codeMinutes":45');
  expect(second.home).toContain('"emailsReceipts":false');
  expect(second.home).toContain('href="https://www.site.test/"');
  expect(second.policy).toContain('name of that campaign');
  expect(second.policy).toContain('to keep track of requests (leads.example.com)');
  expect((second.home + second.policy).includes('hook?key')).toBe(false);
  await second.server.stop();

  const third = await startWith({
    VITE_SETUP_API_HOST: 'https://login.example.com',
    SECURITY_CONTACT: 'mailto:security@site.example',
  });
  expect(third.home).toContain('"loginHost":"https://login.example.com"');
  expect(third.policy).toContain('The login service at login.example.com may set cookies');
  expect(third.connectTo).toBe("connect-src 'self' https://login.example.com");
  const contact = await fetch(`${third.server.url}/.well-known/security.txt`);
  expect(await contact.text()).toContain('Contact: mailto:security@site.example');
  const call = `${third.server.url}/api/Setup/SendAccessCodeToQRVideo?sEmail=a%40b.co`;
  expect((await fetch(call)).status).toBe(404);
  await third.server.stop();
});
