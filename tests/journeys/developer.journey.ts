import { messages } from '../../src/content/messages.ts';
import { expect, test } from './fixtures.ts';
import { button, codeField, emailField, headings, newEmail } from './names.ts';

test('when running on localhost, sending and verifying are skipped and always succeed after 100 ms [4.7, 5.1]', async ({
  site,
}) => {
  const tab = await site.open();
  const email = newEmail();
  await tab.start(`${site.url.replace('127.0.0.1', 'localhost')}/info`);
  await tab.fill(emailField, 'pat@firm');
  await tab.click(button('Send Code'));
  await tab.sees(messages.invalidEmail);
  await tab.fill(emailField, email);
  const started = performance.now();
  await tab.press('Enter');
  await tab.focuses('#gate-code');
  expect(performance.now() - started).toBeGreaterThanOrEqual(100);
  await tab.fill(codeField, 'any code');
  await tab.click(button('Verify Email'));
  await tab.sees(headings.info);
  await tab.until(() => localStorage.getItem('email_token'), 'any code');
  expect(site.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await tab.fillRequest();
  await tab.click(button('Send request'));
  await tab.sees(messages.sent);
  const mail = await site.server.waitForLetter(({ replyTo }) => replyTo === email);
  expect(mail.text).toMatch(/not verified/i);
});
