import type { Browser, Page } from 'playwright';

/** Network emulation in Chromium: latency in milliseconds, throughput in bytes per second. */
interface Network {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** Opens a tab with the screen of a phone and an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  return await browser.newPage({ viewport, deviceScaleFactor: 1.75 });
}

/** Slows the processor to a quarter of its speed, and the network to `network` if it is given. */
export async function slowDown(tab: Page, network?: Network) {
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return cdp;
}
