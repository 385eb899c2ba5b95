import { messages } from '../../src/content/messages.ts';
import { typedByLabel, validValues } from '../support/site/validRequest.ts';
import { browserName, expect, test } from './fixtures.ts';
import {
  button,
  counts,
  field,
  fillRequest,
  headings,
  openVerified,
  sees,
  until,
} from './steps.ts';

const request = typedByLabel(
  validValues({
    lastName: "O'Neill & Sons",
    phone: '(512) 555-0134 ext. 7',
    company: 'Plumb <Line>',
    city: 'Austin',
    state: 'Texas',
    message: 'Two lines,\n<b>not</b> markup.',
  }),
);

test('the request for information is emailed to the sales team as it was typed, and a retry makes no second lead', async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  const tab = await open();
  const email = await openVerified(tab, server, `${proxy.url}/info`);
  await sees(tab, headings.info);
  await fillRequest(tab, request);
  // The server has accepted the lead, and the visitor cannot know.
  const mend = proxy.fail(/SendEmailToSales/, 'answer lost');
  await tab.click(button('Send request'));
  await sees(tab, messages.connectionFailed);
  const mail = await server.waitForLetter(({ replyTo }) => replyTo === email);
  mend();
  await tab.click(button('Send request'));
  await sees(tab, messages.sent);

  const text = mail.text.replaceAll('\r', '');
  for (const value of Object.values(request)) {
    for (const line of value.split('\n')) expect(text).toContain(line);
  }
  expect(mail.html).not.toContain('<b>not</b>');
  expect(mail.subject).toContain('Plumb');
  const leads = server.letters().filter(({ replyTo }) => replyTo === email);
  expect(leads).toHaveLength(1);
});

test('inputs limit city to 50, state to 25 and message to 500; a required answer that is too long is refused and stays', async ({
  server,
  proxy,
  open,
}) => {
  const tab = await open();
  await openVerified(tab, server, `${proxy.url}/info`);
  for (const [label, limit] of Object.entries({ City: 50, State: 25, Message: 500 })) {
    await tab.fill(field(label), 'x'.repeat(limit + 3));
    await until(tab, valueOfFocus, 'x'.repeat(limit));
  }
  await fillRequest(tab);
  const long = 'x'.repeat(60);
  for (const label of ['First name', 'Company']) await tab.fill(field(label), long);
  await until(tab, valueOfFocus, long);
  await tab.click(button('Send request'));
  await sees(tab, messages.refused);
  await sees(tab, 'First name: use at most 25 characters');
  await sees(tab, 'Company: use at most 50 characters');
});

test('a captcha widget is displayed; it says how its work goes, and does not record the movements of the visitor', async ({
  server,
  proxy,
  open,
}) => {
  const tab = await open();
  await openVerified(tab, server, `${proxy.url}/info`);
  await tab.click(field('Phone'));
  await counts(tab, 'altcha-widget', 1);
  await counts(tab, '[aria-label=Captcha][aria-live]', 0);
  await tab.click("//altcha-widget//input[@type='checkbox']");
  await counts(tab, '[aria-label=Captcha][aria-live=polite]', 1);
  await sees(tab, 'Verified');
  if (browserName !== 'chromium') return;
  const { cdp } = tab.chromium!;
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
  });
  const types = listeners.map(({ type }) => type);
  expect(types).toContain('popstate');
  for (const recorded of ['pointermove', 'touchmove', 'focusin'])
    expect(types).not.toContain(recorded);
});

test('where the device cannot do the work of the captcha, it is a checkbox and never blocks', async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(/Failed to load resource|worker/i);
  const tab = await open();
  proxy.fail(/pbkdf2.*\.js$/, { status: 404, body: '' });
  await openVerified(tab, server, `${proxy.url}/info`);
  await fillRequest(tab);
  await counts(tab, 'altcha-widget', 1);
  await tab.click("//altcha-widget//input[@type='checkbox']");
  await counts(tab, 'altcha-widget', 0);
  await tab.click("//label[contains(., 'not a robot')]");
  await counts(tab, 'form [type=checkbox]:checked', 1);
  await tab.click(button('Send request'));
  await sees(tab, messages.sent);
});

const valueOfFocus = () => (document.activeElement as HTMLInputElement).value;
