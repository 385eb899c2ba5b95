import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readLead } from '../../../server/calls/readLead.ts';
import { salesMail } from '../../../src/mails/salesMail.ts';
import { escapeHtml } from '../../../src/rules/escapeHtml.ts';
import { activeMarkup } from '../../support/site/activeMarkup.ts';
import { browserArgs, browserPath } from '../../../tools/browser/browserPath.ts';

vi.setConfig({ testTimeout: 120_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
});
afterAll(() => browser.close());

/** Opens each mail in a frame of its own; gives what they did that no mail may do. */
async function open(letters: readonly string[]) {
  const page = await browser.newPage();
  const deeds: string[] = [];
  page.on('dialog', (dialog) => {
    deeds.push('dialog');
    dialog.dismiss().catch(() => undefined);
  });
  page.on('console', (message) => deeds.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => deeds.push(`thrown: ${error.message}`));
  page.on('popup', () => deeds.push('popup'));
  const letterHost = createServer((request, response) => {
    const frames = letters.map((_, index) => `<iframe src="/${index}"></iframe>`);
    const letter = letters[Number(request.url?.slice(1) || NaN)];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(letter ?? `<!doctype html><link rel=icon href=data:,>${frames.join('')}`);
  }).listen(0, '127.0.0.1');
  await once(letterHost, 'listening');
  const place = `http://127.0.0.1:${(letterHost.address() as AddressInfo).port}/`;
  const own = new Set([place, 'data:,', ...letters.map((_, index) => `${place}${index}`)]);
  page.on('request', (request) => {
    if (!own.has(request.url())) deeds.push(`request: ${request.url()}`);
  });
  await page.goto(place, { waitUntil: 'load' });
  const ran = await touchEverything(page);
  await page.close();
  letterHost.close();
  return { deeds, ran };
}

/**
 * Meets each element as a reader's pointer and keyboard do; counts the letters where a script has
 * run.
 */
function touchEverything(page: Page): Promise<number> {
  return page.evaluate(() => {
    const events = ['mouseover', 'pointerenter', 'focus', 'blur', 'toggle', 'animationstart'];
    const windows = Array.from(window.frames, (_, index) => window.frames[index]);
    for (const element of windows.flatMap((frame) => [...frame!.document.querySelectorAll('*')]))
      for (const event of events) element.dispatchEvent(new Event(event, { bubbles: true }));
    return windows.filter((frame) => 'ran' in frame!).length;
  });
}

const letterOf = (msgBody: string) =>
  salesMail(
    {
      ...readLead(msgBody),
      receivedAt: 0,
      email: "o'dana+x@harbor.example",
      verifiedAt: 0,
      submissionId: '',
      reference: 'REF',
    },
    'UTC',
  ).html;

const rowsOf = (value: string) =>
  `<table><tr><th>Name</th><td>${value}</td></tr><tr><th>Company</th><td>H</td></tr><tr><th>Message</th><td>${value}</td></tr></table>`;

const letters = activeMarkup.flatMap((markup) => [
  letterOf(markup),
  // As our own pages send it, and as somebody else may.
  letterOf(rowsOf(escapeHtml(markup))),
  letterOf(rowsOf(markup)),
]);

test('no mail to sales runs, shows or fetches anything, where no policy blocks it', async () => {
  expect(activeMarkup.length).toBeGreaterThan(40);
  expect(await open([...new Set(letters)])).toEqual({ deeds: [], ran: 0 });
});
