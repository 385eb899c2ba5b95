import type { Browser, Page } from 'playwright';

/** A network as Chromium emulates it: latency in milliseconds, throughput in bytes a second. */
interface Network {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** A tab of a phone with an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  return await browser.newPage({ viewport, deviceScaleFactor: 1.75 });
}

/** Gives a tab a quarter of the processor's speed, and a network. */
export async function slowDown(tab: Page, network?: Network) {
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return cdp;
}
