import type { Page } from '@playwright/test';
import { outlineOf } from '../fixtures.ts';

const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
const MOST = 80;

/** What is wrong with the way of Tab through a page from its top, one line a fault. */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const marker = 'data-focused';
  for (let press = 1; press <= MOST; press += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocused, { marker, press });
    if (!seen || seen.again) break;
    const outline = await page.locator(':focus').evaluate(outlineOf);
    if (outline !== 'solid 3px') faults.push(`${seen.name} shows its focus by '${outline}'`);
    if (seen.covered) faults.push(`${seen.name} is covered or out of the window`);
  }
  const missed = await page.evaluate(unreached, { controls: CONTROLS, marker });
  return [...faults, ...missed];
}

/** Notes in the page that the control was reached; null where none has the focus. */
function lookAtFocused({ marker, press }: { marker: string; press: number }) {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  const again = control.hasAttribute(marker);
  if (!again) control.setAttribute(marker, `${press}`);
  const { left, top, width, height } = control.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    again,
    name: control.outerHTML.slice(0, 60),
    covered: !onTop || (!control.contains(onTop) && !onTop.contains(control)),
  };
}

/** The shown controls that Tab has left out, or has reached before one that stands above it. */
function unreached({ controls, marker }: { controls: string; marker: string }): string[] {
  let last = 0;
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
    .flatMap((control) => {
      const place = Number(control.getAttribute(marker));
      const wrong = place <= last;
      last = Math.max(last, place);
      return wrong ? [`${control.outerHTML.slice(0, 60)} is reached as ${place} of the page`] : [];
    });
}
