import { messages } from '../../src/content/messages.ts';
import { expect, test } from './fixtures.ts';
import {
  button,
  codeField,
  codeFor,
  emailField,
  fillRequest,
  headings,
  newEmail,
  openGate,
  sees,
  textOf,
  toCodeStep,
  until,
  verify,
  seesCodeStep,
} from './steps.ts';

test('from the email to the request that sales receives, and in again by itself', async ({
  host,
  between,
  open,
}) => {
  const tab = await open();
  const email = await verify(tab, host, between.url);
  await tab.click("//header//a[normalize-space()='Contact Us']");
  await sees(tab, headings.info);
  await tab.click(button('Send request'));
  await sees(tab, messages.refused);
  await fillRequest(tab);

  between.fateOf = (path) => (path.includes('SendEmailToSales') ? { kind: 'cut' } : undefined);
  await tab.click(button('Send request'));
  await sees(tab, messages.connectionFailed);
  between.fateOf = () => undefined;
  await tab.click(button('Send request'));
  await sees(tab, messages.sent);
  await sees(tab, 'Thank you for requesting for more information.');
  const letter = await host.waitForLetter(({ replyTo }) => replyTo === email);
  expect(letter.text).toContain('Reed & Partners');

  await tab.open(between.url);
  await sees(tab, headings.landing);
  await tab.reload();
  await sees(tab, headings.landing);
});

test('the gate words a bad email and a failed send, and is silent on a wrong code', async ({
  host,
  between,
  open,
}) => {
  const tab = await open();
  const email = newEmail();
  await openGate(tab, between.url);
  await tab.fill(emailField, 'nobody');
  await tab.press('Enter');
  await sees(tab, messages.invalidEmail);

  for (const body of ['{"status":false}', '<html>busy</html>']) {
    between.fateOf = (path) =>
      path.includes('SendAccess') ? { kind: 'answered', status: 200, body } : undefined;
    await tab.fill(emailField, email);
    await tab.click(button('Send Code'));
    await sees(tab, messages.sendFailed);
  }
  between.fateOf = () => undefined;
  await tab.click(button('Send Code'));
  await tab.fill(codeField, '000000');
  await tab.press('Enter');
  await until(tab, "document.getElementById('gate-code').getAttribute('aria-invalid')", 'true');
  expect(await tab.read("document.querySelector('main [role=status]').textContent")).toBe('');
  expect(await textOf(tab)).toContain(headings.gate);

  await tab.fill(codeField, await codeFor(host, email));
  await tab.press('Enter');
  await sees(tab, headings.landing);
});

test('Back keeps the email, a reload keeps the step, and a resent code is let in', async ({
  host,
  between,
  open,
}) => {
  const tab = await open();
  const email = await toCodeStep(tab, between.url);
  await tab.click(button('Back'));
  await until(tab, "document.getElementById('gate-email')?.value", email);
  await tab.click(button('Send Code'));
  await codeFor(host, email, 1);

  await tab.reload();
  await seesCodeStep(tab);
  // The page waits its half minute.
  const resend =
    "[...document.querySelectorAll('button')].find((b) => /^Resend/.test(b.textContent))";
  await until(tab, `${resend}?.getAttribute('aria-disabled') !== 'true'`);
  await tab.click("//button[starts-with(normalize-space(), 'Resend')]");
  await tab.fill(codeField, await codeFor(host, email, 2));
  await tab.click(button('Verify Email'));
  await sees(tab, headings.landing);
});

test('what the browser fills in by itself is sent by an Enter that follows at once', async ({
  between,
  open,
}) => {
  const tab = await open();
  const email = newEmail();
  await openGate(tab, between.url);
  await tab.click(emailField);
  await tab.read(`((field) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${email}');
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;
  })(document.getElementById('gate-email'))`);
  await tab.press('Enter');
  await seesCodeStep(tab);
  expect(between.asked.filter((path) => path.includes(encodeURIComponent(email)))).toHaveLength(1);
});
