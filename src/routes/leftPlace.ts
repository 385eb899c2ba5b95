import { tabStore } from '../auth/safeStorage.ts';
import { storedJson } from '../auth/storedJson.ts';
import { jumpTo } from './jumpTo.ts';

const KEY = 'left_place';

/** Notes how far down this page is, for a reload or a Back from another site. */
export function notePlace(): void {
  const { href } = window.location;
  tabStore.write(KEY, JSON.stringify({ href, top: window.scrollY }));
}

/**
 * Scrolls to where the visitor left this page, or to the section in its address. The browser does
 * that by itself, but too early where the page comes only after the automatic check.
 */
export function returnToPlace(hash: string): (() => void) | undefined {
  const left = storedJson(tabStore, KEY);
  const [load] = performance.getEntriesByType('navigation');
  const returned = load && 'type' in load && /^(?:reload|back_forward)$/.test(String(load.type));
  if (returned && left?.href === window.location.href && typeof left.top === 'number')
    return jumpTo(left.top);
  if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  return undefined;
}
