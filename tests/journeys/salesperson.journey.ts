import { light } from '../../src/theme/tokens.ts';
import { messages } from '../../src/content/messages.ts';
import { typedByLabel, validValues } from '../support/site/validRequest.ts';
import { expect, test } from './fixtures.ts';
import { button, colorOf, field, headings, rgb } from './names.ts';

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

test('the request for information is emailed to the sales team unchanged, and a retry creates no second lead', async ({
  site,
}) => {
  site.tolerate(/Failed to load resource/);
  const tab = await site.open({ width: 390, height: 664 });
  const email = await tab.startVerified('/info');
  await tab.sees(headings.info);
  await tab.fillRequest(request);
  // The server accepts the lead, but its answer does not reach the page.
  const restore = site.fail(/SendEmailToSales/, 'answer lost');
  await tab.click(button('Send request'));
  await tab.sees(messages.connectionFailed);
  await tab.focuses('[role=alert], [role=alert] *');
  await tab.inView('[role=alert]');
  await tab.until(colorOf, rgb(light.error.main), messages.connectionFailed);
  const mail = await site.server.waitForMail(({ replyTo }) => replyTo === email);
  restore();
  await tab.click(button('Send request'));
  await tab.sees(messages.sent);
  await tab.until(colorOf, rgb(light.text.primary), messages.sent);

  const text = mail.text.replaceAll('\r', '');
  for (const value of Object.values(request)) {
    for (const line of value.split('\n')) expect(text).toContain(line);
  }
  expect(mail.html).not.toContain('<b>not</b>');
  expect(mail.subject).toContain('Plumb');
  const leads = site.server.mails().filter(({ replyTo }) => replyTo === email);
  expect(leads).toHaveLength(1);
});

test('a captcha widget is displayed and records no pointer, touch or focus events, and if the captcha cannot be computed, a checkbox replaces it and the request can be sent', async ({
  site,
}) => {
  site.tolerate(/Failed to load resource|Loading|worker/i);
  const tab = await site.open();
  await tab.startVerified('/info');
  await tab.fillRequest();
  const restore = site.fail(/pbkdf2.*\.js$/, { status: 404, body: '' });
  await tab.click("//altcha-widget//input[@type='checkbox']");
  await tab.counts('altcha-widget', 0);
  await tab.click("//label[contains(., 'not a robot')]");
  await tab.counts('form [type=checkbox]:checked', 1);
  await tab.click(button('Send request'));
  await tab.sees(messages.sent);
  restore();

  await tab.start('/info');
  await tab.click(field('Phone'));
  await tab.click("//altcha-widget//input[@type='checkbox']");
  await tab.sees('Verified');
  if (!tab.chromium) return;
  const { cdp } = tab.chromium;
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
  });
  const types = listeners.map(({ type }) => type);
  expect(types).toContain('popstate');
  for (const recorded of ['pointermove', 'touchmove', 'focusin'])
    expect(types).not.toContain(recorded);
});
