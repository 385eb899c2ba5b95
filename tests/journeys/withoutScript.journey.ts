import { company } from '../../src/content/company.ts';
import { missingScript } from '../../src/content/withoutScript.ts';
import { browserName, expect, isChromium, test } from './fixtures.ts';
import { seenFaults } from './page/seenFaults.ts';
import { button, emailField, headings, link, newEmail } from './names.ts';

const SCRIPT = /\/assets\/index-.*\.js$/;
const { problem, reload } = missingScript;

test.runIf(isChromium)(
  'without JavaScript every page shows its text, and the gate how to reach the company',
  async ({ site }) => {
    site.tolerate(/Failed to load resource.*404/);
    const tab = await site.open({ width: 320 });
    await tab.chromium!.cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    for (const [path, heading] of [
      ['/', headings.gate],
      ['/info', headings.gate],
      ['/privacy-policy', headings.policy],
      ['/nowhere', headings.missing],
    ] as const) {
      await tab.open(path);
      await tab.sees(heading);
      expect(await tab.read(seenFaults, false), path).toEqual([]);
      if (heading !== headings.gate) continue;
      await tab.until(uncovered, [true, true]);
    }
  },
);

test.skipIf(browserName === 'webkit')(
  'a script that does not arrive or cannot run leaves no gate without help, and no form that does nothing',
  async ({ site }) => {
    site.tolerate(/Failed to load resource|Loading|Unexpected|SyntaxError|missing/i);
    for (const body of ['', 'const = newer than this browser;']) {
      const tab = await site.open();
      const mend = site.fail(
        SCRIPT,
        body === '' ? 'cut' : { status: 200, body, type: 'text/javascript' },
      );
      await tab.open('/');
      await tab.sees(problem);
      await tab.sees(company.salesEmail);
      await tab.counts('#gate-email', 0);
      mend();
      await tab.click(link(reload));
      await tab.until(() => document.documentElement.dataset['site'], 'started');
      await tab.counts('[role=alert]', 0);
    }

    // A returning visitor does not wait for an answer that cannot arrive.
    const tab = await site.open();
    await tab.open('/robots.txt');
    await tab.read(() =>
      Object.assign(localStorage, { email: 'a@firm.example', email_token: '1' }),
    );
    site.fail(SCRIPT, { status: 404, body: '' });
    await tab.open('/');
    await tab.sees(problem);
    await tab.counts('[role=progressbar]', 0);
  },
);

test('when the script hangs, the gate says so after a while, and goes on if it arrives after all', async ({
  site,
}) => {
  site.tolerate(/Failed to load resource/);
  const email = newEmail();
  const [tab, returning] = [await site.open(), await site.open()];
  await returning.open('/robots.txt');
  await returning.read(() =>
    Object.assign(localStorage, { email: 'pat@firm.example', email_token: '123456' }),
  );
  const arrive = site.fail(SCRIPT, 'held');
  for (const each of [tab, returning]) await each.open('/', 'soon');
  await tab.fill(emailField, email);
  await returning.counts('[role=progressbar]', 1);
  await tab.sees(problem);
  await returning.sees(problem);
  await returning.counts('[role=progressbar]', 0);

  arrive();
  await tab.counts('[role=alert]', 0);
  await tab.hasValue('#gate-email', email);
  await tab.click(button('Send Code'));
  await tab.focuses('#gate-code');
  await returning.hasValue('#gate-email', 'pat@firm.example');
});

test('a page whose end is lost on its way is shown all the same', async ({ site }) => {
  site.tolerate(/Failed to load resource/);
  site.fail(/^\/$/, { splitBefore: '<template>', rest: 'lost' });
  site.fail(/assets\/.*js$/, 'cut');
  const tab = await site.open();
  await tab.open('/', 'soon');
  await tab.until(() => document.querySelectorAll('#gate-email').length, 1);
  await tab.read(() => document.getAnimations().forEach((animation) => animation.finish()));
  await tab.sees(headings.gate);
});

/** Whether email and phone of the company are visible, and nothing lies on them. */
function uncovered(): boolean[] {
  return ['mailto:', 'tel:'].map((kind) => {
    const contact = document.querySelector(`noscript a[href^="${kind}"]`);
    const boxes = [...(contact?.getClientRects() ?? [])];
    return (
      boxes.length > 0 &&
      boxes.every(({ left, right, top, bottom }) =>
        [left + 1, right - 1].every(
          (x) => document.elementFromPoint(x, (top + bottom) / 2) === contact,
        ),
      )
    );
  });
}
