import { pages } from '../../src/content/pages.ts';
import { messages } from '../../src/content/messages.ts';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { expect, test } from './fixtures.ts';
import { outlineOfFocus } from './page/focusFaults.ts';
import {
  answers,
  button,
  codeField,
  codeFor,
  contactUs,
  counts,
  emailField,
  field,
  fillRequest,
  focuses,
  goBack,
  hasValue,
  headings,
  home,
  inView,
  link,
  newEmail,
  openStarted,
  openVerified,
  scroll,
  scrolledTo,
  sees,
  until,
  verify,
} from './steps.ts';

const FAILED = /Failed to load resource|dynamically imported module|error loading|Importing a module/i;
const policyLink = link('Privacy Policy', '//footer');
const loading = 'main [role=progressbar]';

test('an email that is typed and submitted before the script runs is kept and sent', async ({
  proxy,
  open,
  tolerate,
}) => {
  // React reports that it renders the page again.
  tolerate(/Minified React error #418/);
  for (const isChanged of [false, true]) {
    const tab = await open();
    const mend = proxy.fail(/\/assets\/.*\.js$/, 'held');
    await tab.open(proxy.url, 'soon');
    await counts(tab, '#gate-email', 1);
    const email = newEmail();
    await tab.fill(emailField, email);
    expect(await tab.read(outlineOfFocus)).toBe('solid 3px');
    // As an extension of the browser does.
    if (isChanged)
      await tab.read(() => document.querySelector('#gate-email')!.after(document.createElement('i')));
    else await tab.press('Enter');
    mend();
    if (isChanged) {
      await counts(tab, '#gate-email + i', 0);
      await hasValue(tab, '#gate-email', email);
      await focuses(tab, '#gate-email');
      await tab.press('Enter');
    }
    await focuses(tab, '#gate-code');
  }
});

test("offline the gate shows 'Issue sending Email.' and keeps the email; a slow answer shows as loading, a broken one refuses nothing", async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(FAILED);
  const tab = await open();
  const email = newEmail();
  await openStarted(tab, proxy.url);
  await tab.fill(emailField, email);
  proxy.offline = true;
  await tab.click(button('Send Code'));
  await sees(tab, messages.sendFailed);
  await hasValue(tab, '#gate-email', email);
  proxy.offline = false;
  const arrive = proxy.fail(/\/api\//, 'held');
  await tab.click(button('Send Code'));
  await counts(tab, loading, 1);
  arrive();
  await focuses(tab, '#gate-code');

  const code = await codeFor(server, email);
  const mend = proxy.fail(/\/api\//, { status: 502, body: '<html>' });
  await tab.fill(codeField, code);
  await tab.click(button('Verify Email'));
  await counts(tab, loading, 0);
  await hasValue(tab, '#gate-code', code);
  await counts(tab, '#gate-code[aria-invalid="true"]', 0);
  mend();
  await tab.press('Enter');
  await sees(tab, headings.landing);
});

test("failure shows 'Issue connecting to server...' and keeps what was typed, also for a visitor who left the page meanwhile", async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(FAILED);
  const tab = await open({ width: 390, height: 664 });
  // Without its file the captcha is a checkbox, and it never blocks.
  proxy.fail(/captchaWidget.*\.js$/, { status: 404, body: '' });
  await openVerified(tab, server, `${proxy.url}/info`);
  await fillRequest(tab);
  await tab.click("//label[contains(., 'not a robot')]");
  await counts(tab, 'form [type=checkbox]:checked', 1);
  await counts(tab, 'altcha-widget', 0);

  const mend = proxy.fail(/SendEmailToSales/, 'held');
  await tab.click(button('Send request'));
  await sees(tab, 'Sending');
  await tab.click(home);
  await sees(tab, headings.landing);
  proxy.fail(/SendEmailToSales/, { status: 200, body: '{"status":false}' });
  mend();
  await tab.click(contactUs);
  await sees(tab, messages.connectionFailed);
  await focuses(tab, '[role=alert], [role=alert] *');
  await inView(tab, '[role=alert]');
  expect(await tab.read(valuesOfForm)).toEqual(expect.objectContaining({ phone: answers['Phone'] }));
});

test('a page whose file is late, gone or hanging is shown all the same, from its top', async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(FAILED);
  const tab = await open({ width: 390, height: 600 });
  await openVerified(tab, server, `${proxy.url}/info`);
  const file = /PolicyRoute.*\.js$/;
  const documents = () => proxy.requests.filter((path) => path === '/privacy-policy').length;

  // Called off by Back: the visitor stays, and nothing is loaded later.
  await tab.fill(field('Phone'), '512');
  const arrive = proxy.fail(file, 'held');
  await tab.click(policyLink);
  await until(tab, () => location.pathname, '/privacy-policy');
  await counts(tab, 'main[aria-busy="true"]', 1);
  await goBack(tab);
  await counts(tab, 'main[aria-busy="true"]', 0);
  await tab.read(() => new Promise((resolve) => setTimeout(resolve, 5000)));
  expect(documents()).toBe(0);
  await hasValue(tab, '[name=phone]', '512');
  arrive();

  // Late.
  await tab.click(policyLink);
  await sees(tab, headings.policy);
  await focuses(tab, 'h1');
  await scrolledTo(tab, 0);
});

test('a page whose file hangs is loaded by the browser; one whose file is gone, as after a release, is loaded again', async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(FAILED);
  const tab = await open({ width: 390, height: 600 });
  const file = /PolicyRoute.*\.js$/;
  const documents = () => proxy.requests.filter((path) => path === '/privacy-policy').length;
  await openStarted(tab, proxy.url);
  const arrive = proxy.fail(file, 'held');
  await tab.click(policyLink);
  await expect.poll(documents, { timeout: 20_000 }).toBe(1);
  arrive();
  await sees(tab, headings.policy);

  const other = await open({ width: 390, height: 600 });
  await openVerified(other, server, `${proxy.url}/info`);
  await scroll(other, 400);
  const mend = proxy.fail(file, { status: 404, body: '' });
  const reloaded = expect.poll(documents, { timeout: 20_000 }).toBe(2);
  await other.click(policyLink);
  await reloaded;
  mend();
  await sees(other, headings.policy);
  await counts(other, 'header a[href="/info"]', 1);
  await scrolledTo(other, 0);
});

test('a page whose file stays gone gives way to the error page, which loads it again', async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(FAILED);
  const tab = await open();
  const mend = proxy.fail(/InfoRoute.*\.js$/, { status: 404, body: '' });
  await openVerified(tab, server, `${proxy.url}/`);
  await tab.click(contactUs);
  await sees(tab, 'This page could not be shown');
  mend();
  await tab.click(button('Load this page again'));
  await sees(tab, pages.info.heading);
});

test('storage that is blocked or full does not close the gate', async ({ server, proxy, open }) => {
  await verify(await open({ storage: 'off' }), server, `${proxy.url}/info`);

  const tab = await open();
  await openStarted(tab, proxy.url);
  expect(await tab.read(fillStorage)).toBeGreaterThan(1_000_000);
  await verify(tab, server, `${proxy.url}/info`);
});

test('a video that cannot play gives way to its text', async ({ server, proxy, open, tolerate }) => {
  tolerate(FAILED);
  proxy.fail(/promo.*\.(?:mp4|webm)$/, 'cut');
  const tab = await open();
  await openVerified(tab, server, `${proxy.url}/`);
  await sees(tab, promoVideo.failure);
  await until(tab, () => document.querySelector<HTMLDetailsElement>('figure details')?.open, true);
  // Also on a page that the script renders.
  await openStarted(tab, `${proxy.url}/privacy-policy`);
  await tab.click(home);
  await sees(tab, promoVideo.failure);
  await sees(tab, headings.landing);
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
