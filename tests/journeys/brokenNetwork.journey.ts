import { light } from '../../src/theme/tokens.ts';
import { messages } from '../../src/content/messages.ts';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { browserName, expect, test } from './fixtures.ts';
import { outlineOfFocus } from './page/focusFaults.ts';
import {
  answers,
  button,
  codeField,
  colorOf,
  contactUs,
  emailField,
  field,
  headings,
  home,
  link,
  newEmail,
  rgb,
} from './names.ts';

const FAILED =
  /Failed to load resource|dynamically imported module|error loading|Importing a module|Loading module|JSHandle@error/i;
const policyLink = link('Privacy Policy', '//footer');
const POLICY_FILE = /PolicyRoute.*\.js$/;
const loading = 'main [role=progressbar]';

test('an email that is typed and submitted before the script runs is kept and sent', async ({
  site,
}) => {
  // React reports that it renders the page again.
  site.tolerate(/Minified React error #418/);
  for (const isChanged of [false, true]) {
    const tab = await site.open();
    const mend = site.fail(/\/assets\/.*\.js$/, 'held');
    await tab.open('/', 'soon');
    await tab.counts('#gate-email', 1);
    const email = newEmail();
    await tab.fill(emailField, email);
    expect(await tab.read(outlineOfFocus)).toBe('solid 3px');
    // As an extension of the browser does.
    if (isChanged)
      await tab.read(() =>
        document.querySelector('#gate-email')!.after(document.createElement('i')),
      );
    else await tab.press('Enter');
    mend();
    if (isChanged) {
      await tab.counts('#gate-email + i', 0);
      await tab.hasValue('#gate-email', email);
      await tab.focuses('#gate-email');
      await tab.press('Enter');
    }
    await tab.focuses('#gate-code');
  }
});

test("offline the gate shows 'Issue sending Email.' and keeps the email; a slow answer shows as loading, a broken one refuses nothing", async ({
  site,
}) => {
  site.tolerate(FAILED);
  const tab = await site.open();
  const email = newEmail();
  await tab.start('/');
  await tab.fill(emailField, email);
  site.offline = true;
  await tab.click(button('Send Code'));
  await tab.sees(messages.sendFailed);
  await tab.hasValue('#gate-email', email);
  site.offline = false;
  const arrive = site.fail(/\/api\//, 'held');
  await tab.click(button('Send Code'));
  await tab.counts(loading, 1);
  arrive();
  await tab.focuses('#gate-code');

  const code = await site.codeFor(email);
  const mend = site.fail(/\/api\//, { status: 502, body: '<html>' });
  await tab.fill(codeField, code);
  await tab.click(button('Verify Email'));
  await tab.counts(loading, 0);
  await tab.hasValue('#gate-code', code);
  await tab.counts('#gate-code[aria-invalid="true"]', 0);
  mend();
  await tab.press('Enter');
  await tab.sees(headings.landing);
});

test('failure shows the connection error in red and keeps what was typed, also for a visitor who left the page meanwhile [4.11, 8.4]', async ({
  site,
}) => {
  site.tolerate(FAILED);
  const tab = await site.open({ width: 390, height: 664 });
  // Without its file the captcha is a checkbox, and it never blocks.
  site.fail(/captchaWidget.*\.js$/, { status: 404, body: '' });
  await tab.startVerified('/info');
  await tab.fillRequest();
  await tab.click("//label[contains(., 'not a robot')]");
  await tab.counts('form [type=checkbox]:checked', 1);
  await tab.counts('altcha-widget', 0);

  const mend = site.fail(/SendEmailToSales/, 'held');
  await tab.click(button('Send request'));
  await tab.sees('Sending');
  await tab.click(home);
  await tab.sees(headings.landing);
  site.fail(/SendEmailToSales/, { status: 200, body: '{"status":false}' });
  mend();
  await tab.click(contactUs);
  await tab.sees(messages.connectionFailed);
  await tab.focuses('[role=alert], [role=alert] *');
  await tab.inView('[role=alert]');
  await tab.until(colorOf, rgb(light.error.main), messages.connectionFailed);
  expect(await tab.read(valuesOfForm)).toEqual(
    expect.objectContaining({ phone: answers['Phone'] }),
  );
});

test.skipIf(browserName === 'webkit')(
  'a page whose file hangs or is gone, as after a release, is loaded again, and starts at its top',
  async ({ site }) => {
    site.tolerate(FAILED);
    const tab = await site.open({ width: 390, height: 600 });
    const documents = () => site.requests.filter((path) => path === '/privacy-policy').length;
    await tab.startVerified('/info');
    await tab.scroll(400);
    const arrive = site.fail(POLICY_FILE, 'held');
    await tab.click(policyLink);
    await expect.poll(documents, { timeout: 20_000 }).toBeGreaterThan(0);
    arrive();
    await tab.sees(headings.policy);
    await tab.scrolledTo(0);

    const other = await site.open();
    await other.startVerified('/');
    const mend = site.fail(POLICY_FILE, { status: 404, body: '' });
    const before = documents();
    await other.click(policyLink);
    await expect.poll(documents, { timeout: 20_000 }).toBeGreaterThan(before);
    mend();
    await other.sees(headings.policy);

    // A file that stays gone gives way to the error page.
    const restore = site.fail(/InfoRoute.*\.js$/, { status: 404, body: '' });
    const third = await site.open();
    await third.startVerified('/');
    await third.click(contactUs);
    await third.sees('This page could not be shown.');
    restore();
    await third.click(button('Reload this page'));
    await third.sees(headings.info);
  },
);

test.skipIf(browserName === 'webkit')(
  'a page that arrives late takes the focus; a link that is called off by Back leaves the visitor alone',
  async ({ site }) => {
    const tab = await site.open({ width: 390, height: 600 });
    await tab.startVerified('/info');
    await tab.counts('altcha-widget', 1);
    await tab.fill(field('Phone'), '512');
    const arrive = site.fail(POLICY_FILE, 'held');
    await tab.click(policyLink);
    await tab.until(() => location.pathname, '/privacy-policy');
    await tab.counts('main[aria-busy="true"]', 1);
    await tab.goBack();
    await tab.counts('main[aria-busy="true"]', 0);
    await tab.hasValue('[name=phone]', '512');
    await tab.fillRequest();
    arrive();
    await tab.click(policyLink);
    await tab.sees(headings.policy);
    await tab.focuses('h1');
    await tab.scrolledTo(0);
    expect(site.requests).not.toContain('/privacy-policy');
  },
);

test('storage that is blocked or full does not close the gate', async ({ site }) => {
  await (await site.open({ storage: 'off' })).verify('/info');

  const tab = await site.open();
  await tab.start('/');
  expect(await tab.read(fillStorage)).toBeGreaterThan(1_000_000);
  await tab.verify('/info');
});

test('a video that cannot play gives way to its text', async ({ site }) => {
  site.tolerate(FAILED);
  site.fail(/promo.*\.(?:mp4|webm)$/, 'cut');
  const tab = await site.open();
  await tab.startVerified('/');
  await tab.sees(promoVideo.failure);
  await tab.until(() => document.querySelector<HTMLDetailsElement>('figure details')?.open, true);
  // Also on a page that the script renders.
  await tab.start('/privacy-policy');
  await tab.click(home);
  await tab.sees(promoVideo.failure);
  await tab.sees(headings.landing);
});

function valuesOfForm(): Record<string, unknown> {
  return Object.fromEntries(new FormData(document.querySelector('form')!));
}

function fillStorage(): number {
  for (let size = 2 ** 22; size >= 1; size /= 2)
    try {
      for (let n = 0; ; n += 1) localStorage.setItem(`${size}-${n}`, 'x'.repeat(size));
    } catch {
      // Not one more of this size.
    }
  return JSON.stringify(localStorage).length;
}
