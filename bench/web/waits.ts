import type { Browser, Page } from 'playwright';
import { codeInMailbox } from '../startSite.ts';
import { info, landing, newTab, SLOW_CPU } from './loads.ts';

/** Slow 4G as a phone on the road has it. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_400_000 / 8,
  uploadThroughput: 700_000 / 8,
};

/** The goals for the waits (docs/performance.md), in milliseconds. */
export const goals = {
  'code submitted to landing page': 1400,
  'landing page to form': 500,
  'return visit, call 2 leaves': 1250,
  'return visit, landing page': 2500,
  'empty cache, call 2 leaves': 1250,
  'empty cache, landing page': 3600,
};

/** Follows a visitor from the gate to the form and back; gives the waits in milliseconds. */
export async function measureWaits(browser: Browser, url: string) {
  const tab = await newTab(browser);
  await tab.goto(url);
  const email = `waiting-${Date.now()}@firm.example`;
  await tab.getByRole('textbox').fill(email);
  await tab.keyboard.press('Enter');
  await tab.getByRole('textbox', { name: 'One-time code' }).fill(await codeInMailbox(url, email));
  await slow(tab);
  const landed = tab.getByRole('heading', { level: 1, name: landing.heading });
  const gateToLanding = await waitFor(tab, landed, () => tab.keyboard.press('Enter'));
  const form = tab.getByRole('heading', { level: 1, name: info.heading });
  const link = tab.getByRole('main').getByRole('link').first();
  const landingToForm = await waitFor(tab, form, () => link.click());

  const cached = await returnVisit();
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Network.clearBrowserCache');
  const empty = await returnVisit();
  await tab.context().close();
  return {
    'code submitted to landing page': gateToLanding,
    'landing page to form': landingToForm,
    'return visit, call 2 leaves': cached.call2,
    'return visit, landing page': cached.landingPage,
    'empty cache, call 2 leaves': empty.call2,
    'empty cache, landing page': empty.landingPage,
  };

  async function returnVisit() {
    await tab.goto('about:blank');
    await slow(tab);
    const started = performance.now();
    const call = tab.waitForRequest(/VerifyAccessCode/).then(() => performance.now() - started);
    const landingPage = await waitFor(tab, landed, () => tab.goto(url, { waitUntil: 'commit' }));
    return { call2: await call, landingPage };
  }
}

async function waitFor(tab: Page, shown: ReturnType<Page['locator']>, act: () => Promise<unknown>) {
  const started = performance.now();
  await act();
  await shown.waitFor();
  const wait = performance.now() - started;
  await tab.waitForLoadState('networkidle');
  return wait;
}

async function slow(tab: Page) {
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  return cdp;
}
