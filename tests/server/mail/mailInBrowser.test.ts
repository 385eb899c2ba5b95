import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { salesMail } from '../../../server/mails/salesMail.ts';
import { escapeHtml } from '../../../shared/escapeHtml.ts';
import { createLead } from '../../../shared/lead.ts';
import { readSummary } from '../../../shared/summary.ts';
import { browserArgs, browserPath } from '../../../tools/browser/browserPath.ts';

vi.setConfig({ testTimeout: 120_000 });

const SITE = 'http://mails.example';
/** A script that sets a global variable, opens a dialog and calls another server. */
const RUN = `window.ran=1;alert(1);fetch('//evil.invalid/')`;

const activeMarkup = readFileSync('tests/support/site/activeMarkup.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replaceAll('RUN', () => RUN))
  .map((line) => line.replace(/\\u(....)/g, (_, code) => String.fromCharCode(parseInt(code, 16))));

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
});
afterAll(() => browser.close());

/** Opens each mail in a frame. Returns the forbidden actions, and how many mails ran a script. */
async function open(mails: readonly string[]) {
  const page = await browser.newPage();
  const deeds: string[] = [];
  page.on('dialog', (dialog) => {
    deeds.push('dialog');
    dialog.dismiss().catch(() => undefined);
  });
  page.on('console', (message) => deeds.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => deeds.push(`thrown: ${error.message}`));
  page.on('popup', () => deeds.push('popup'));
  const frames = mails.map((_, index) => `<iframe src="/${index}"></iframe>`).join('');
  const bodies = new Map(mails.map((mail, index) => [`${SITE}/${index}`, mail]));
  bodies.set(`${SITE}/`, `<!doctype html><link rel=icon href=data:,>${frames}`);
  await page.route('**', (route) => {
    const url = route.request().url();
    const body = bodies.get(url);
    if (body === undefined) deeds.push(`request: ${url}`);
    return body === undefined
      ? route.abort()
      : route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
  });
  await page.goto(SITE, { waitUntil: 'load' });
  const ran = await touchEverything(page);
  await page.close();
  return { deeds, ran };
}

/** Dispatches events on each element, and counts the mails in which a script has run. */
function touchEverything(page: Page): Promise<number> {
  return page.evaluate(() => {
    const events = ['mouseover', 'pointerenter', 'focus', 'blur', 'toggle', 'animationstart'];
    const windows = Array.from(window.frames, (_, index) => window.frames[index]);
    for (const element of windows.flatMap((frame) => [...frame!.document.querySelectorAll('*')]))
      for (const event of events) element.dispatchEvent(new Event(event, { bubbles: true }));
    return windows.filter((frame) => 'ran' in frame!).length;
  });
}

const mailOf = (msgBody: string) => {
  const email = "o'dana+x@harbor.example";
  const summary = readSummary(msgBody);
  // Markup alone contains nothing visible, so the server refuses it.
  if (!summary) return [];
  const lead = createLead({ ...summary.request, email }, 'a'.repeat(32));
  return salesMail({ ...lead, receivedAt: 0, verifiedAt: 0 }, 'UTC').html;
};

const rowsOf = (value: string) =>
  `<table><tr><th>Name</th><td>${value}</td></tr><tr><th>Company</th><td>H</td></tr><tr><th>Message</th><td>${value}</td></tr></table>`;

// Each line is sent in three leads: alone, escaped in rows as on our pages, and unescaped in rows.
const mails = activeMarkup.flatMap((markup) =>
  [markup, rowsOf(escapeHtml(markup)), rowsOf(markup)].flatMap(mailOf),
);

test('no sales mail runs a script or sends a request', async () => {
  expect(activeMarkup.length).toBeGreaterThan(80);
  expect(await open([...new Set(mails)])).toEqual({ deeds: [], ran: 0 });
});
