import { messages } from '../../src/content/messages.ts';
import { typedByLabel, validValues } from '../support/site/validRequest.ts';
import { describe, expect, isChromium, test } from './fixtures.ts';
import { button, field, headings } from './names.ts';

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

const captcha = "//altcha-widget//input[@type='checkbox']";

describe('a salesperson', () => {
  test('receives one request unchanged, even if the visitor retries', async ({ site }) => {
    site.tolerate(/Failed to load resource/);
    const tab = await site.open({ width: 390, height: 664 });
    const email = await tab.startVerified('/info');
    await tab.sees(headings.info);
    await tab.fillRequest(request);
    // The server accepts the lead, but its answer does not reach the page.
    const restore = site.fail(/SendEmailToSales/, 'answer lost');
    await tab.click(button('Send request'));
    await tab.sees(messages.connectionFailed);
    await tab.focuses('form [role=group][tabindex]');
    await tab.inView('form [role=group][tabindex]');
    const mail = await site.server.waitForMail(({ replyTo }) => replyTo === email);
    restore();
    await tab.click(button('Send request'));
    await tab.sees(messages.sent);

    const text = mail.text.replaceAll('\r', '');
    for (const value of Object.values(request)) {
      for (const line of value.split('\n')) expect(text).toContain(line);
    }
    expect(mail.html).not.toContain('<b>not</b>');
    expect(mail.subject).toContain('Plumb');
    const leads = site.server.mails().filter(({ replyTo }) => replyTo === email);
    expect(leads).toHaveLength(1);
  });

  test('receives requests from browsers that cannot compute the captcha', async ({ site }) => {
    site.tolerate(/Failed to load resource|Loading|worker/i);
    site.fail(/pbkdf2.*\.js$/, { status: 404, body: '' });
    const tab = await site.open();
    const email = await tab.startVerified('/info');
    await tab.fillRequest();
    await tab.click(captcha);
    await tab.counts('altcha-widget', 0);
    await tab.click("//label[contains(., 'not a robot')]");
    await tab.counts('form [type=checkbox]:checked', 1);
    await tab.click(button('Send request'));
    await tab.sees(messages.sent);
    await site.server.waitForMail(({ replyTo }) => replyTo === email);
  });
});

describe('the captcha', () => {
  test('is computed in the browser', async ({ site }) => {
    const tab = await site.open();
    await tab.startVerified('/info');
    await tab.click(field('Phone'));
    await tab.click(captcha);
    await tab.sees('Verified');
  });

  test.runIf(isChromium)('records no pointer, touch or focus events', async ({ site }) => {
    const tab = await site.open();
    await tab.startVerified('/info');
    await tab.click(field('Phone'));
    await tab.counts('altcha-widget input', 1);
    const cdp = await tab.page!.createCDPSession();
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
    });
    const types = listeners.map(({ type }) => type);
    expect(types).toContain('popstate');
    for (const recorded of ['pointermove', 'touchmove', 'focusin'])
      expect(types).not.toContain(recorded);
  });
});
