import { messages } from '../../src/content/messages.ts';
import { expect, test } from './fixtures.ts';
import {
  button,
  codeField,
  codeFor,
  emailField,
  headings,
  newEmail,
  openGate,
  sees,
  toCodeStep,
  until,
  verify,
  seesCodeStep,
} from './steps.ts';

const progress = "document.querySelector('main [role=progressbar]') !== null";

test('where storage is blocked, the gate opens all the same', async ({ host, between, open }) => {
  const tab = await open({ storage: 'off' });
  await verify(tab, host, `${between.url}/info`);
});

test('where storage is full, the gate opens all the same', async ({ host, between, open }) => {
  const tab = await open();
  await openGate(tab, between.url);
  const size = await tab.read<number>(`(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try { for (let n = 0; ; n += 1) localStorage.setItem(size + '-' + n, 'x'.repeat(size)); }
      catch {}
    return JSON.stringify(localStorage).length;
  })()`);
  expect(size).toBeGreaterThan(1_000_000);
  await verify(tab, host, `${between.url}/info`);
});

test('offline the gate says so and keeps the email, and goes on when the network is back', async ({
  host,
  between,
  open,
}) => {
  const tab = await open();
  const email = newEmail();
  await openGate(tab, between.url);
  await tab.fill(emailField, email);
  between.offline = true;
  await tab.click(button('Send Code'));
  await sees(tab, messages.sendFailed);
  expect(await tab.read("document.getElementById('gate-email').value")).toBe(email);
  between.offline = false;
  await tab.click(button('Send Code'));
  await tab.fill(codeField, await codeFor(host, email));
  await tab.click(button('Verify Email'));
  await sees(tab, headings.landing);
});

test('a slow answer is waited for, a broken one closes no door, one that never comes is given up', async ({
  host,
  between,
  open,
}) => {
  const tab = await open();
  between.fateOf = (path) => (path.includes('/api/') ? { kind: 'late', ms: 3000 } : undefined);
  const email = await toCodeStep(tab, between.url);
  const code = await codeFor(host, email);
  between.fateOf = (path) =>
    path.includes('/api/') ? { kind: 'answered', status: 502, body: '<html>' } : undefined;
  await tab.fill(codeField, code);
  await tab.click(button('Verify Email'));
  await until(tab, `!(${progress}) && document.getElementById('gate-code')?.value === '${code}'`);

  await tab.click(button('Back'));
  between.fateOf = (path) => (path.includes('/api/') ? { kind: 'never' } : undefined);
  await tab.click(button('Send Code'));
  await until(tab, progress);
  // The call is given up after a minute.
  await sees(tab, messages.sendFailed);
  between.fateOf = () => undefined;
  await tab.click(button('Send Code'));
  await seesCodeStep(tab);
});
