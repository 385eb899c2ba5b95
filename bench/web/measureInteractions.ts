import type { Browser } from '@playwright/test';
import { pages } from '../../src/content/pages.ts';
import { codeInMailbox } from '../verifiedVisitor.ts';
import { phone, SLOW_CPU } from './measureLoad.ts';
import { observePage } from './observePage.ts';

/** The half minute until a code may be sent again, at a quarter of the speed. */
const RESEND_TIMEOUT_MS = 60_000;

/**
 * Goes the whole way of a new visitor; gives the milliseconds from the input to the next paint,
 * of the slowest interaction of each kind. The browser rounds to 8 ms; 0 is less than 16.
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
): Promise<Record<string, number>> {
  const context = await browser.newContext(phone);
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await tab.addInitScript(observePage, { heading: pages.gate.heading, react: true });
  await tab.goto(url);
  await tab.waitForFunction(() => window.observed.interactive > 0);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);

  const slowest: Record<string, number> = {};
  const measure = async (kind: string, interact: () => Promise<void>) => {
    await tab.evaluate(() => void (window.observed.interaction = 0));
    await interact();
    await tab.waitForTimeout(1000);
    slowest[kind] = await tab.evaluate(() => window.observed.interaction);
  };
  const field = (name: string) => tab.getByRole('textbox', { name });
  const button = (name: string) => tab.getByRole('button', { name });
  const type = (name: string, text: string) => field(name).pressSequentially(text, { delay: 60 });

  const email = `interacting-${Date.now()}@firm.example`;
  await measure('type an email', () => type('Email address', email));
  await measure('submit it', () => button('Send Code').click());
  await field('One-time code').waitFor();
  await button('Resend code').and(tab.locator(':not([aria-disabled="true"])')).waitFor({
    timeout: RESEND_TIMEOUT_MS,
  });
  await measure('resend the code', () => button('Resend code').click());
  await type('One-time code', await codeInMailbox(url, email));
  await measure('verify: gate to landing page', () => button('Verify Email').click());
  await measure('pause the film', () => button('Pause video').click());
  await measure('route: landing page to /info', () =>
    tab.getByRole('main').getByRole('link').first().click(),
  );
  await measure('type in the form', () => type('First name', 'thirty characters'));
  await context.close();
  return slowest;
}
