import { browserName } from '../fixtures.ts';
import type { Visitor } from '../visitor.ts';

const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
const MOST = 80;

/** What is wrong with the order of Tab through a page from its top, one line for each fault. */
export async function focusFaults(tab: Visitor): Promise<string[]> {
  const faults: string[] = [];
  for (let press = 1; press <= MOST; press += 1) {
    await tab.press('Tab');
    const outline = await tab.read(outlineOfFocus);
    const seen = await tab.read(markFocused, press);
    if (!seen || seen.again) break;
    if (outline !== 'solid 3px') faults.push(`${seen.name} shows its focus by '${outline}'`);
    if (seen.covered) faults.push(`${seen.name} is covered or outside the window`);
  }
  return [...faults, ...(await tab.read(unreached, CONTROLS))];
}

/** Presses Tab until an element that matches a selector has the focus, which must be visible. */
export async function tabTo(tab: Visitor, selector: string): Promise<void> {
  for (let press = 0; press < MOST; press += 1) {
    await tab.press('Tab');
    if (!(await tab.read((wanted) => document.activeElement?.matches(wanted), selector))) continue;
    // WebKit's window is not active, as its display has no window manager.
    if (browserName !== 'webkit') await tab.until(outlineOfFocus, 'solid 3px');
    return;
  }
  throw new Error(`${MOST} presses of Tab did not reach ${selector}.`);
}

/** The outline of the element in focus, as 'solid 3px'; a field has it on the frame around it. */
export function outlineOfFocus(): string {
  const focused = document.activeElement;
  const drawn = focused?.closest('.MuiOutlinedInput-root') ?? focused;
  if (!drawn) return 'nothing';
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  return `${outlineStyle} ${outlineWidth}`;
}

/** Marks the control in focus as reached; null if no control has the focus. */
function markFocused(press: number) {
  const control = document.activeElement;
  if (!control || control === document.body) return null;
  const again = control.hasAttribute('data-focused');
  if (!again) control.setAttribute('data-focused', `${press}`);
  const { left, top, width, height } = control.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    again,
    name: control.outerHTML.slice(0, 60),
    covered: !onTop || (!control.contains(onTop) && !onTop.contains(control)),
  };
}

/** The visible controls that Tab has left out, or has reached before one that precedes it. */
function unreached(controls: string): string[] {
  let last = 0;
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
    .flatMap((control) => {
      const place = Number(control.getAttribute('data-focused'));
      const wrong = place <= last;
      last = Math.max(last, place);
      return wrong ? [`${control.outerHTML.slice(0, 60)} is reached as ${place} of the page`] : [];
    });
}
