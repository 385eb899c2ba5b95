import type { Browser, BrowserContextOptions } from '@playwright/test';
import { passGate } from './passGate.ts';

/** What a browser keeps between visits. */
export type Remembered = NonNullable<BrowserContextOptions['storageState']>;

/**
 * Goes through the gate of a site, and gives the cookie and the local storage of who has done so.
 */
export async function rememberedVisitor(browser: Browser, url: string): Promise<Remembered> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/privacy-policy`);
  // Another address each time: the mailbox may still show the letter of the time before.
  await page.evaluate(passGate, `returning-${Date.now()}@firm.example`);
  const state = await context.storageState();
  await context.close();
  return state;
}
