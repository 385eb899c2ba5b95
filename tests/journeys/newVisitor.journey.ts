import { messages } from '../../src/content/messages.ts';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './page/focusFaults.ts';
import { answers, codeField, headings, newEmail } from './names.ts';

test('with the keyboard alone, a visitor verifies an email address with a one-time code before they can see the landing page and the information-request page', async ({
  site,
}) => {
  // On a phone in landscape orientation, every page is taller than the window.
  const tab = await site.open({ width: 667, height: 375 });
  const email = newEmail();
  await tab.start('/');
  await tab.sees(headings.gate);
  await tab.counts('header a[href="/info"]', 0);
  await tab.press('Tab');
  await tab.focuses('a[href^="#"]');
  await tab.press('Enter');
  await tabTo(tab, '#gate-email');
  await tab.type(email);
  await tab.press('Enter');

  await tab.focuses('#gate-code');
  await tab.type('000000');
  await tab.press('Enter');
  await tab.counts('#gate-code[aria-invalid="true"]', 1);
  const code = await site.codeFor(email);
  await tab.fill(codeField, code);
  await tab.press('Enter');
  await tab.sees(headings.landing);
  await tab.focuses('h1');
  await tab.scrolledTo(0);
  expect(await tab.read(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    email,
    email_token: code,
  });
  await tab.sees('CPA Partner Program');

  // If the browser cannot decode the film, the page shows the poster and the text version.
  if (await tab.read(canPlay, promoVideo.files)) {
    await tabTo(tab, 'figure button');
    // WebKit plays the film only while the film is in view.
    await tab.until(filmPlaysMuted, true);
    await tab.press('Enter');
    await tab.until(() => document.querySelector('video')?.paused, true);
  } else {
    await tab.sees(promoVideo.failure);
    await tab.counts('figure picture img', 1);
    await tab.counts('figure details[open]', 1);
  }
  await tabTo(tab, 'main a[href="/info"]');
  await tab.press('Enter');
  await tab.sees(headings.info);
  await tab.focuses('h1');
  await tab.scrolledTo(0);
  for (const [label, value] of Object.entries(answers)) {
    const field = `#${await tab.read(idOfField, label)}`;
    await tabTo(tab, field);
    await tab.type(value);
    await tab.hasValue(field, value);
  }
  await tab.press('Enter');

  await tab.sees(messages.sent);
  await tab.focuses('h1');
  await tab.until(
    () => document.querySelector('h1')?.textContent.trim(),
    'Thank you for requesting for more information. We will contact you within the next business day.',
  );
  const mail = await site.server.waitForMail(({ replyTo }) => replyTo === email);
  for (const value of Object.values(answers)) expect(mail.text).toContain(value);
});

function canPlay(files: readonly { type: string }[]): boolean {
  const video = document.createElement('video');
  return files.some(({ type }) => video.canPlayType(type) !== '');
}

function filmPlaysMuted(): boolean {
  const film = document.querySelector('video');
  return film !== null && film.currentTime > 0 && film.muted && !film.paused;
}

function idOfField(label: string): string {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ innerText }) => innerText.trim() === label)?.htmlFor ?? '';
}
