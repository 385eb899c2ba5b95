import { freePort } from '../support/server/freePort.ts';
import { startServer } from '../support/server/startServer.ts';
import { temporaryFolder } from '../support/server/temporaryFolder.ts';
import { codeFor } from './visitor.ts';
import { describe, expect, test } from './fixtures.ts';
import { button, codeField, emailField, headings, newEmail } from './names.ts';

describe('an operator', () => {
  test('reads the code in the built-in mailbox without a mail server', async ({ site }) => {
    // The landing page may still prefetch files when the server stops.
    site.tolerate(/ERR_CONNECTION_(REFUSED|RESET)/);
    const server = await startServer({ SMTP_URL: '' });
    // Firefox draws a covered window too rarely to click in it, so the visitor's opens last.
    const mailbox = await site.open();
    const tab = await site.open();
    const email = await tab.toCodeStep(`${server.url}/`);
    const read = async () => {
      await mailbox.open(`${server.url}/mailbox`);
      return mailbox.read(() => document.body.innerText);
    };
    await expect.poll(read, { timeout: 30_000, interval: 300 }).toContain(email);
    const [, code = ''] = /(\d{6}) is your/.exec(await read()) ?? [];
    await tab.fill(codeField, code);
    await tab.click(button('Verify Email'));
    await tab.sees(headings.landing);
    await server.stop();
  });

  test('restarts the server without losing a visitor at the code step', async ({ site }) => {
    site.tolerate(/Failed to load resource/);
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: temporaryFolder(), CODE_MINUTES: '7' };
    const server = await startServer(env);
    const tab = await site.open();
    const email = await tab.toCodeStep(`${server.url}/`);
    await tab.sees('Good for 7 minutes');
    const code = await codeFor(server, email);
    expect(server.mails().find(({ to }) => to === email)?.text).toContain('7 minutes');
    await server.stop();
    await tab.fill(codeField, code);
    await tab.click(button('Verify Email'));
    await tab.counts('main [role=progressbar]', 0);
    await tab.hasValue('#gate-code', code);

    const restarted = await startServer(env);
    await tab.click(button('Verify Email'));
    await tab.sees(headings.landing);
    await restarted.stop();
  });

  test('serves the pages of another login host after a start with its address', async () => {
    const login = 'https://login.example.com';
    const contact = 'mailto:security@site.example';
    const env = { VITE_SETUP_API_HOST: login, SECURITY_CONTACT: contact };
    const server = await startServer(env);
    const { headers } = await fetch(server.url);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${login};`);
    const file = await fetch(`${server.url}/.well-known/security.txt`);
    expect(await file.text()).toContain(`Contact: ${contact}`);
    await server.stop();
  });

  test('passes the gate on localhost with any code and no call', async ({ site }) => {
    const tab = await site.open();
    await tab.start(`${site.url.replace('127.0.0.1', 'localhost')}/info`);
    await tab.fill(emailField, newEmail());
    await tab.press('Enter');
    await tab.focuses('#gate-code');
    await tab.fill(codeField, 'any code');
    await tab.click(button('Verify Email'));
    await tab.sees(headings.info);
    await tab.until(() => localStorage.getItem('email_token'), 'any code');
    expect(site.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});
