import type { Page } from '@playwright/test';
import { validValues } from '../../support/site/validRequest.ts';
import { codeFor, expect, openGate, site, test } from '../fixtures.ts';

/**
 * Does what translators of browsers do: each text becomes two elements around other words, and so
 * does each that comes later. What the site took out or changed meanwhile is the site's matter.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.closest('script, style, textarea, font') || !text.data.trim())
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data.replaceAll(/[a-z]/g, 'ø'));
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

const press = (page: Page, type: 'submit' | 'button') =>
  page.locator(`main form button[type="${type}"]`);

test('a page that the browser translates works to the end of the way', async ({
  page,
  host,
  email,
}) => {
  const { heading, contactUs } = site(page);
  await openGate(page);
  await translate(page);
  const [address, code] = [page.locator('#gate-email'), page.locator('#gate-code')];

  await address.fill('nobody');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(email);
  await address.press('Enter');
  await expect(code).toBeFocused();
  await page
    .locator('main form button')
    .filter({ hasText: /^Bøøø$/ })
    .click();
  await expect(address).toHaveValue(email);
  await address.press('Enter');
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(await codeFor(host, email));
  await code.press('Enter');
  await expect(page.locator('video')).toBeVisible();

  await page
    .getByRole('link', { name: /^Cøøøøøø Uø$/ })
    .first()
    .click();
  await page.locator('form [name="firstName"]').waitFor();
  await press(page, 'submit').click();
  await expect(page.locator('form [name="company"]')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, answer] of Object.entries(validValues({ email: '' })))
    if (answer) await page.locator(`form [name="${name}"]`).fill(answer);
  await press(page, 'submit').click();
  await expect(page.locator('form')).toHaveCount(0);
  await host.waitForLetter(({ replyTo }) => replyTo === email);
  await page.locator('main button').first().click();
  await expect(page.locator('form [name="firstName"]')).toHaveValue('');
  await expect(heading).toBeVisible();
  await expect(contactUs).toHaveCount(0);
});
