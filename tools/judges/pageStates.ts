import { chromium, type Page } from '@playwright/test';
import { walkPageStates } from '../../tests/e2e/everyone/pageStates.ts';
import { browserArgs, browserPath } from '../../tests/support/browser/browserPath.ts';
import { startHost } from '../../tests/support/host/startHost.ts';

const EMAIL = 'pat@firm.example';

/**
 * Shows every state of the built site's pages to a judge, whose script may come along. Resolves to
 * the policy of the pages.
 */
export async function judgePageStates(
  script: string,
  onState: (page: Page, state: string) => Promise<void>,
): Promise<string> {
  const host = await startHost();
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const page = await browser.newPage({ baseURL: host.url, reducedMotion: 'reduce' });
    await page.addInitScript({ content: script });
    await walkPageStates(page, host, EMAIL, (state) => onState(page, state));
    const response = await fetch(host.url);
    return response.headers.get('content-security-policy') ?? '';
  } finally {
    await browser.close();
    await host.stop();
  }
}
