import type { Page } from 'puppeteer-core';
import { questions } from '../../shared/questions.ts';
import { messages } from '../../src/content/messages.ts';
import { describe, expect, isChromium, test } from './fixtures.ts';
import { button, headings } from './names.ts';

// Only Chromium can print to a file.
describe.runIf(isChromium)('on one Letter page', () => {
  test('the landing page prints its questions with lines for notes', async ({ site }) => {
    const tab = await site.open({ width: 390, height: 664, reducedMotion: true });
    await tab.startVerified('/');
    await tab.sees(headings.landing);

    expect(await pagesOf(tab.page!)).toBe(1);
    await tab.page!.emulateMediaType('print');
    const text = await tab.read(() => document.body.innerText);
    for (const words of [...questions, 'Prepared for', '1 of 2']) expect(text).toContain(words);
    for (const words of ['Ask this', 'Pause', 'What happens next'])
      expect(text).not.toContain(words);
    expect(await tab.read(rowsToWriteOn)).toBe(questions.length);
  });

  test('the receipt prints with four questions', async ({ site }) => {
    const tab = await site.open({ width: 390, height: 664, reducedMotion: true });
    await tab.startVerified('/info');
    await tab.fillRequest();
    for (const index of questions.keys())
      await tab.click(`(//input[@name='question'])[${index + 1}]`);
    await tab.click(button('Send request'));
    await tab.sees(messages.sent);

    expect(await pagesOf(tab.page!)).toBe(1);
  });
});

async function pagesOf(page: Page): Promise<number> {
  const file = Buffer.from(await page.pdf({ format: 'letter' })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b/g)!.length;
}

/** Counts the rows with two ruled lines below them, on which a reader can write. */
function rowsToWriteOn(): number {
  const rows = [...document.querySelectorAll('#questions li')];
  return rows.filter((row) => parseFloat(getComputedStyle(row, '::after').height) > 30).length;
}
