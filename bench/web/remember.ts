import type { BrowserContext } from '@playwright/test';
import { verifiedVisitor } from '../verifiedVisitor.ts';

/** Makes a fresh browser context that of a returning visitor, and leaves its cache empty. */
export async function remember(context: BrowserContext, url: string): Promise<void> {
  const { email, code, cookie } = await verifiedVisitor(url);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const tab = await context.newPage();
  await tab.goto(`${url}/healthz`);
  await tab.evaluate((pair) => void Object.assign(localStorage, pair), {
    email,
    email_token: code,
  });
  await tab.close();
}
