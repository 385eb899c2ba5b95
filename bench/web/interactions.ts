import type { Browser, CDPSession, Page } from 'playwright';
import { pages } from '../../src/content/pages.ts';
import { codeInMailbox } from '../startSite.ts';
import { newTab, observe, SLOW_CPU } from './loads.ts';

/** The 30 seconds until a code may be sent again, at a quarter of the speed. */
const RESEND_TIMEOUT_MS = 60_000;
const TEXT = 'thirty characters, no one more';
/** The work of a keystroke ends before the next one, at a quarter of the speed. */
const DELAY_MS = 60;

/** Milliseconds of script for each keystroke in the last field of a page's form. */
export async function measureTyping(browser: Browser, url: string) {
  const tab = await newTab(browser, new URL(url).origin);
  await tab.goto(url);
  const cdp = await slow(tab);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const field = tab.locator('form :is(input, textarea)[name]:not([readonly])').last();
  await field.pressSequentially('so warm', { delay: DELAY_MS });
  // Code that the form loads on its first focus is not part of typing.
  await tab.waitForTimeout(2000);
  const before = await scriptTime(cdp);
  await field.pressSequentially(TEXT, { delay: DELAY_MS });
  await tab.waitForTimeout(500);
  const spent = (await scriptTime(cdp)) - before;
  await tab.context().close();
  return { 'script per keystroke, ms': spent / TEXT.length };
}

/**
 * Follows a new visitor from the gate to the form; gives the milliseconds from input to next paint
 * of the slowest interaction of each kind. The browser rounds to 8 ms; 0 is less than 16.
 */
export async function measureInteractions(browser: Browser, url: string) {
  const tab = await newTab(browser);
  await observe(tab, { heading: pages.gate.heading, react: true });
  await tab.goto(url);
  await tab.waitForFunction(() => window.observed.interactive > 0);
  await slow(tab);

  const slowest: Record<string, number> = {};
  const measure = async (kind: string, interact: () => Promise<void>) => {
    await tab.evaluate(() => void (window.observed.interaction = 0));
    await interact();
    await tab.waitForTimeout(1000);
    slowest[kind] = await tab.evaluate(() => window.observed.interaction);
  };
  const button = (name: string) => tab.getByRole('button', { name });
  const type = (name: string, text: string) =>
    tab.getByRole('textbox', { name }).pressSequentially(text, { delay: DELAY_MS });

  const email = `interacting-${Date.now()}@firm.example`;
  await measure('type an email', () => type('Email address', email));
  await measure('submit it', () => button('Send Code').click());
  const resend = button('Resend code').and(tab.locator(':not([aria-disabled="true"])'));
  await resend.waitFor({ timeout: RESEND_TIMEOUT_MS });
  await measure('resend the code', () => resend.click());
  await type('One-time code', await codeInMailbox(url, email));
  await measure('verify: gate to landing page', () => button('Verify Email').click());
  const link = tab.getByRole('main').getByRole('link').first();
  await measure('route: landing page to /info', () => link.click());
  await measure('type in the form', () => type('First name', TEXT));
  await tab.context().close();
  return slowest;
}

async function slow(tab: Page): Promise<CDPSession> {
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  return cdp;
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
