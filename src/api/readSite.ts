import type { SiteFacts } from '../../shared/site.ts';

/** Reads the facts that the page contains as JSON. */
export function readSite(): SiteFacts {
  return JSON.parse(document.querySelector('#site-facts')?.textContent ?? '') as SiteFacts;
}
