import { messages } from '../../src/content/messages.ts';
import { expect, test } from './fixtures.ts';
import {
  button,
  codeField,
  emailField,
  fillRequest,
  focuses,
  headings,
  newEmail,
  openStarted,
  sees,
  until,
} from './steps.ts';

test('when running on localhost, sending and verifying are skipped and always succeed after 100 ms', async ({
  server,
  proxy,
  open,
}) => {
  const tab = await open();
  const email = newEmail();
  await openStarted(tab, `${proxy.url.replace('127.0.0.1', 'localhost')}/info`);
  await tab.fill(emailField, 'pat@firm');
  await tab.click(button('Send Code'));
  await sees(tab, messages.invalidEmail);
  await tab.fill(emailField, email);
  const started = performance.now();
  await tab.press('Enter');
  await focuses(tab, '#gate-code');
  expect(performance.now() - started).toBeGreaterThanOrEqual(100);
  await tab.fill(codeField, 'any code');
  await tab.click(button('Verify Email'));
  await sees(tab, headings.info);
  await until(tab, () => localStorage.getItem('email_token'), 'any code');
  expect(proxy.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await fillRequest(tab);
  await tab.click(button('Send request'));
  await sees(tab, messages.sent);
  const mail = await server.waitForLetter(({ replyTo }) => replyTo === email);
  expect(mail.text).toMatch(/not verified/i);
});
