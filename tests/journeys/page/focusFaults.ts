import type { Visitor } from '../visitor.ts';

const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
const MAX_PRESSES = 80;

/** Presses Tab from the top of a page to its end, and returns one line for each fault. */
export async function focusFaults(tab: Visitor): Promise<string[]> {
  const faults: string[] = [];
  for (let press = 1; press <= MAX_PRESSES; press += 1) {
    await tab.press('Tab');
    const outline = await tab.read(outlineOfFocus);
    const seen = await tab.read(markFocused, press, CONTROLS);
    if (!seen) break;
    if (outline !== 'solid 3px') faults.push(`${seen.name} has the focus outline '${outline}'`);
    if (seen.covered) faults.push(`${seen.name} is covered or outside the window`);
    // Another Tab would move the focus to the toolbar of Firefox, and on the next page, the focus
    // would still be there.
    if (seen.last) break;
  }
  return [...faults, ...(await tab.read(unreached, CONTROLS))];
}

/** Presses Tab until an element that matches the selector has the focus and shows its outline. */
export async function tabTo(tab: Visitor, selector: string): Promise<void> {
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await tab.press('Tab');
    if (!(await tab.read((wanted) => document.activeElement?.matches(wanted), selector))) continue;
    await tab.until(outlineOfFocus, 'solid 3px');
    return;
  }
  throw new Error(`${MAX_PRESSES} presses of Tab did not reach ${selector}.`);
}

/** Returns the outline of the focused element or its frame, such as 'solid 3px'. */
function outlineOfFocus(): string {
  const focused = document.activeElement;
  const drawn = focused?.closest('.MuiOutlinedInput-root') ?? focused;
  if (!drawn) return 'nothing';
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  return `${outlineStyle} ${outlineWidth}`;
}

/** Marks the focused control. Returns null if there is none or if it was already marked. */
async function markFocused(press: number, controls: string) {
  // Waits for two frames, because a busy browser may scroll one frame late.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const control = document.activeElement;
  if (!control || control === document.body || control.hasAttribute('data-focused')) return null;
  control.setAttribute('data-focused', `${press}`);
  const { left, right, top, bottom } = control.getBoundingClientRect();
  // Tests the visible part, because WebKit scrolls only the line with the caret into view.
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const onTop = document.elementFromPoint(x, y);
  const visible = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  return {
    name: control.outerHTML.slice(0, 60),
    covered: !onTop || (!control.contains(onTop) && !onTop.contains(control)),
    last: control === visible.findLast((each) => each.checkVisibility()),
  };
}

/** Returns one line for each visible control that Tab has skipped or reached out of order. */
function unreached(controls: string): string[] {
  let last = 0;
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
    .flatMap((control) => {
      const place = Number(control.getAttribute('data-focused'));
      const wrong = place <= last;
      last = Math.max(last, place);
      return wrong ? [`${control.outerHTML.slice(0, 60)} has place ${place} in the tab order`] : [];
    });
}
