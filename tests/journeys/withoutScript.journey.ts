import { missingScript } from '../../src/content/withoutScript.ts';
import { browserName, expect, test } from './fixtures.ts';
import { seenFaults } from './page/seenFaults.ts';
import {
  button,
  counts,
  emailField,
  focuses,
  hasValue,
  headings,
  link,
  newEmail,
  sees,
  until,
} from './steps.ts';

const SCRIPT = /\/assets\/index-.*\.js$/;
const [problem, reload] = missingScript;

test.runIf(browserName === 'chromium')(
  'without JavaScript every page shows its text, and the gate how to reach the company',
  async ({ proxy, open, tolerate }) => {
    tolerate(/Failed to load resource.*404/);
    const tab = await open({ width: 320 });
    await tab.chromium!.cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    for (const [path, heading] of [
      ['/', headings.gate],
      ['/info', headings.gate],
      ['/privacy-policy', headings.policy],
      ['/nowhere', headings.missing],
    ] as const) {
      await tab.open(proxy.url + path);
      await sees(tab, heading);
      expect(await tab.read(seenFaults, false), path).toEqual([]);
      if (heading !== headings.gate) continue;
      await until(tab, uncovered, [true, true]);
    }
  },
);

test('a script that does not arrive or cannot run leaves no gate without help, and what was typed is kept', async ({
  proxy,
  open,
  tolerate,
}) => {
  tolerate(/Failed to load resource|Unexpected|SyntaxError|missing/i);
  for (const body of ['', 'const = newer than this browser;']) {
    const tab = await open();
    const mend = proxy.fail(
      SCRIPT,
      body === '' ? 'cut' : { status: 200, body, type: 'text/javascript' },
    );
    await tab.open(proxy.url);
    await sees(tab, problem);
    await tab.fill(emailField, 'pat@firm.example');
    await sees(tab, 'sales@');
    await hasValue(tab, '#gate-email', 'pat@firm.example');
    mend();
    await tab.click(link(reload));
    await until(tab, () => document.documentElement.dataset['site'], 'started');
    await counts(tab, '[role=alert]', 0);
  }

  // A returning visitor does not wait for an answer that cannot arrive.
  const tab = await open();
  await tab.open(`${proxy.url}/robots.txt`);
  await tab.read(() => Object.assign(localStorage, { email: 'a@firm.example', email_token: '1' }));
  proxy.fail(SCRIPT, { status: 404, body: '' });
  await tab.open(proxy.url);
  await sees(tab, problem);
  await counts(tab, '[role=progressbar]', 0);
});

test('when the script hangs, the gate says so after a while, and goes on if it arrives after all', async ({
  proxy,
  open,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  const email = newEmail();
  const [tab, returning] = [await open(), await open()];
  await returning.open(`${proxy.url}/robots.txt`);
  await returning.read(() =>
    Object.assign(localStorage, { email: 'pat@firm.example', email_token: '123456' }),
  );
  const arrive = proxy.fail(SCRIPT, 'held');
  for (const each of [tab, returning]) await each.open(`${proxy.url}/`, 'soon');
  await tab.fill(emailField, email);
  await counts(returning, '[role=progressbar]', 1);
  await sees(tab, problem);
  await sees(returning, problem);
  await counts(returning, '[role=progressbar]', 0);

  arrive();
  await counts(tab, '[role=alert]', 0);
  await hasValue(tab, '#gate-email', email);
  await tab.click(button('Send Code'));
  await focuses(tab, '#gate-code');
  await hasValue(returning, '#gate-email', 'pat@firm.example');
});

test('a page whose end is lost on its way is shown all the same', async ({
  proxy,
  open,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  proxy.fail(/^\/$/, { splitBefore: '<template>', rest: 'lost' });
  proxy.fail(/assets\/.*js$/, 'cut');
  const tab = await open();
  await tab.open(proxy.url, 'soon');
  await counts(tab, '#gate-email', 1);
  await tab.read(() => document.getAnimations().forEach((animation) => animation.finish()));
  await sees(tab, headings.gate);
});

/** Whether email and phone of the company are visible, and nothing lies on them. */
function uncovered(): boolean[] {
  return ['mailto:', 'tel:'].map((kind) => {
    const contact = document.querySelector(`noscript a[href^="${kind}"]`);
    const boxes = [...(contact?.getClientRects() ?? [])];
    return boxes.length > 0 && boxes.every(({ left, right, top, bottom }) =>
      [left + 1, right - 1].every(
        (x) => document.elementFromPoint(x, (top + bottom) / 2) === contact,
      ),
    );
  });
}
