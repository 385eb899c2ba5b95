import { startHost, type RunningHost } from '../support/host/startHost.ts';
import { messages } from '../../src/content/messages.ts';
import { expect, test } from './fixtures.ts';
import { button, codeField, emailField, headings, newEmail } from './names.ts';

/** A new machine: there is no mail server, so mails stay in the mailbox of the server. */
const withoutMailServer = test.extend<{ server: RunningHost }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from it.
    async ({}, provide) => {
      const server = await startHost({ env: { SMTP_URL: '' } });
      await provide(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
});

withoutMailServer('without a mail server the built-in mailbox shows the code', async ({ site }) => {
  const tab = await site.open();
  const email = await tab.toCodeStep('/');
  const mailbox = await tab.another();
  const read = async () => {
    await mailbox.open('/mailbox');
    return mailbox.read(() => document.body.innerText);
  };
  await expect.poll(read, { timeout: 30_000, interval: 300 }).toContain(email);
  const [, code = ''] = /(\d{6}) is your/.exec(await read()) ?? [];
  await tab.fill(codeField, code);
  await tab.click(button('Verify Email'));
  await tab.sees(headings.landing);
});

test('with a mail server there is no mailbox; a server that is stopped and started again serves the open page', async ({
  site,
}) => {
  site.tolerate(/Failed to load resource/);
  const tab = await site.open();
  await tab.open('/mailbox');
  await tab.sees(headings.missing);
  expect((await fetch(`${site.server.url}/mailbox`)).status).toBe(404);

  await tab.start('/');
  const restart = site.fail(/\/api\//, 'cut');
  await tab.fill(emailField, newEmail());
  await tab.click(button('Send Code'));
  await tab.sees(messages.sendFailed);
  restart();
  await tab.click(button('Send Code'));
  await tab.sees('One-time code');
});
