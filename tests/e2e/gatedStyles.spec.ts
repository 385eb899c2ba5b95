import type { Page } from '@playwright/test';
import { expect, site, test, verify } from './fixtures.ts';

const FILE = '**/assets/gated-*.css';

for (const path of ['/', '/info']) {
  test(`${path} looks the same whether the build or Emotion wrote its styles`, async ({
    page,
    host,
    email,
    tolerate,
  }) => {
    // Stands still: a video that plays has other buttons by and by.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await verify(page, host, email, path);
    await open(page, path);
    const built = await look(page);

    tolerate(/gated-|net::ERR_FAILED/);
    await page.route(FILE, (route) => route.abort());
    await open(page, path);
    const { rulesOfEmotion, styles } = await look(page);

    // What header and footer need to come alive, it writes itself.
    expect(built.rulesOfEmotion).toBeLessThan(rulesOfEmotion / 2);
    expect(styles.length).toBeGreaterThan(100);
    expect(styles).toEqual(built.styles);
  });
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await site(page).contactUs.waitFor();
  await page.waitForLoadState('networkidle');
}

/** Every style of every element, and how many rules were written after the page had come. */
function look(page: Page) {
  return page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')];
    const styles = [...document.body.querySelectorAll('*:not(altcha-widget, altcha-widget *)')].map(
      (element) => {
        const style = getComputedStyle(element);
        const name = `${element.tagName} ${element.className}`;
        return [name, ...[...style].map((key) => `${key}: ${style.getPropertyValue(key)}`)];
      },
    );
    return {
      rulesOfEmotion: sheets.reduce((n, s) => n + (s.sheet?.cssRules.length ?? 0), 0),
      styles,
    };
  });
}
