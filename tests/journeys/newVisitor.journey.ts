import { messages } from '../../src/content/messages.ts';
import { describe, expect, visit } from './fixtures.ts';
import { tabTo } from './page/focusFaults.ts';
import { answers, codeField, headings, newEmail } from './names.ts';

// On a phone in landscape orientation, every page is taller than the window.
const test = visit({ width: 667, height: 375 });

describe('a new visitor with only a keyboard', () => {
  const email = newEmail();

  test('meets the gate, without a link to the form', async ({ tab }) => {
    await tab.start('/');
    await tab.sees(headings.gate);
    await tab.counts('header a[href="/info"]', 0);
  });

  test('skips to the content with the first Tab', async ({ tab }) => {
    await tab.press('Tab');
    await tab.focuses('a[href^="#"]');
    await tab.press('Enter');
    await tab.until(() => document.activeElement?.tagName, 'MAIN');
  });

  test('submits an email and can type the code at once', async ({ tab }) => {
    await tabTo(tab, '#gate-email');
    await tab.type(email);
    await tab.press('Enter');
    await tab.focuses('#gate-code');
  });

  test('stays at the gate after a wrong code', async ({ tab }) => {
    await tab.type('000000');
    await tab.press('Enter');
    await tab.counts('#gate-code[aria-invalid="true"]', 1);
    await tab.counts('header a[href="/info"]', 0);
  });

  test('opens the landing page with the code from the mail', async ({ site, tab }) => {
    const code = await site.codeFor(email);
    await tab.fill(codeField, code);
    await tab.press('Enter');
    await tab.sees(headings.landing);
    await tab.sees('CPA Partner Program');
    const stored = await tab.read(() => Object.fromEntries(Object.entries(localStorage)));
    expect(stored).toEqual({ email, email_token: code });
  });

  test('starts the landing page at its heading', async ({ tab }) => {
    await tab.focuses('h1');
    await tab.scrolledTo(0);
  });

  test('pauses the video, which plays without sound', async ({ tab }) => {
    await tabTo(tab, 'figure button');
    // WebKit plays the video only while the video is in view.
    await tab.until(videoPlaysMuted, true);
    await tab.press('Enter');
    await tab.until(() => document.querySelector('video')?.paused, true);
  });

  test('opens the form from the landing page', async ({ tab }) => {
    await tabTo(tab, 'main a[href="/info"]');
    await tab.press('Enter');
    await tab.sees(headings.info);
    await tab.focuses('h1');
    await tab.scrolledTo(0);
  });

  test('reaches and fills in every field of the form', async ({ tab }) => {
    for (const [label, value] of Object.entries(answers)) {
      const field = `#${await tab.read(idOfField, label)}`;
      await tabTo(tab, field);
      await tab.type(value);
      await tab.hasValue(field, value);
    }
  });

  test('sends the request with Enter and reads the reply promise', async ({ tab }) => {
    await tab.press('Enter');
    await tab.sees(messages.sent);
    await tab.focuses('h1');
    await tab.until(
      () => document.querySelector('h1')?.textContent.trim(),
      'Thank you for requesting for more information. We will contact you within the next business day.',
    );
  });
});

function videoPlaysMuted(): boolean {
  const video = document.querySelector('video');
  return video !== null && video.currentTime > 0 && video.muted && !video.paused;
}

function idOfField(label: string): string {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ innerText }) => innerText.trim() === label)?.htmlFor ?? '';
}
