import { messages } from '../../src/content/messages.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './page/focusFaults.ts';
import {
  answers,
  codeFor,
  contactUs,
  counts,
  field,
  fillRequest,
  focuses,
  headings,
  newEmail,
  openStarted,
  scrolledTo,
  sees,
  button,
  codeField,
  emailField,
  until,
} from './steps.ts';

test('a visitor verifies an email address with a one-time code before they can see the landing page and the information-request page, by the keyboard alone', async ({
  server,
  proxy,
  open,
}) => {
  // A phone on its side: every page is higher than the window.
  const tab = await open({ width: 667, height: 375 });
  const email = newEmail();
  await openStarted(tab, proxy.url);
  await sees(tab, headings.gate);
  await counts(tab, 'header a[href="/info"]', 0);
  await tab.press('Tab');
  await focuses(tab, 'a[href^="#"]');
  await tab.press('Enter');
  await tabTo(tab, '#gate-email');
  await tab.type(email);
  await tab.press('Enter');

  await focuses(tab, '#gate-code');
  const code = await codeFor(server, email);
  await tab.type(code);
  await tab.press('Enter');
  await sees(tab, headings.landing);
  await focuses(tab, 'h1');
  await scrolledTo(tab, 0);
  expect(await tab.read(() => ({ ...localStorage }))).toEqual({ email, email_token: code });
  await sees(tab, 'CPA Partner Program');
  await until(tab, filmPlaysMuted, true);

  await tabTo(tab, 'figure button');
  await tab.press('Enter');
  await until(tab, () => document.querySelector('video')?.paused, true);
  await tabTo(tab, 'main a[href="/info"]');
  await tab.press('Enter');
  await sees(tab, headings.info);
  await focuses(tab, 'h1');
  await scrolledTo(tab, 0);
  for (const [label, value] of Object.entries(answers)) {
    await tabTo(tab, `#${await tab.read(idOfField, label)}`);
    await tab.type(value);
  }
  await tab.press('Enter');

  await sees(tab, messages.sent);
  await focuses(tab, 'h1');
  await until(
    tab,
    () => document.querySelector('h1')?.textContent.trim(),
    'Thank you for requesting for more information. We will contact you within the next business day.',
  );
  const mail = await server.waitForLetter(({ replyTo }) => replyTo === email);
  for (const value of Object.values(answers)) expect(mail.text).toContain(value);
});

test("the gate shows 'Invalid Email.' and no message for a wrong code; the browser may fill in the email", async ({
  server,
  proxy,
  open,
}) => {
  const tab = await open();
  const email = newEmail();
  await openStarted(tab, proxy.url);
  await tab.fill(emailField, 'visitor');
  await tab.press('Enter');
  await sees(tab, messages.invalidEmail);

  await tab.click(emailField);
  await tab.read(autofill, email);
  await tab.press('Enter');
  await focuses(tab, '#gate-code');
  const sent = proxy.requests.filter((path) => path.includes(encodeURIComponent(email)));
  expect(sent).toHaveLength(1);
  await tab.fill(codeField, '000000');
  await tab.click(button('Verify Email'));
  await counts(tab, '#gate-code[aria-invalid="true"]', 1);
  await until(tab, () => document.querySelector('main [role=status]')?.textContent, '');

  await tab.fill(codeField, await codeFor(server, email));
  await tab.press('Enter');
  await sees(tab, headings.landing);
  await tab.click(contactUs);
  await tab.click(button('Send request'));
  await sees(tab, messages.refused);
  await until(tab, () => document.title.startsWith('Error: '), true);
  await tab.click("//a[normalize-space()='Enter your company']");
  await until(
    tab,
    () => document.activeElement?.closest('form')?.querySelector(':focus')?.id,
    await tab.read(idOfField, 'Company'),
  );
  await fillRequest(tab);
  await tab.fill(field('Message'), 'Two lines,\nby Enter.');
  await tab.click(button('Send request'));
  await sees(tab, messages.sent);
});

function filmPlaysMuted(): boolean {
  const film = document.querySelector('video');
  return film !== null && film.currentTime > 0 && film.muted && !film.paused;
}

function idOfField(label: string): string {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ innerText }) => innerText.trim() === label)?.htmlFor ?? '';
}

/** Sets a value as the autofill of a browser does. */
function autofill(email: string): void {
  const input = document.querySelector<HTMLInputElement>('#gate-email')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, email);
  for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
}
