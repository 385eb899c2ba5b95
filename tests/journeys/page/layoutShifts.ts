import type { Tab } from '../browsers/Browser.ts';

/** A fraction of a pixel, by which some browsers place a line again. */
const UNSEEN = 0.0001;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** What has moved on the screen without input, and how far (Cumulative Layout Shift). */
export async function layoutShifts(tab: Tab): Promise<string[]> {
  const shifts = await tab.read(readShifts);
  return shifts.filter(({ value }) => value > UNSEEN).map(({ what }) => what);
}

function readShifts(): Promise<{ value: number; what: string }[]> {
  return new Promise((resolve) => {
    const describe = (entry: PerformanceEntry) => {
      const { value, sources, hadRecentInput } = entry as Shift;
      const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 30));
      return { value: hadRecentInput ? 0 : value, what: `${value}: ${nodes.join('; ')}` };
    };
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(describe)));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without a shift the observer is not called.
    setTimeout(() => resolve([]), 300);
  });
}

/** True if a font of this machine is as wide as the site's font is expected to be replaced. */
export const hasStandIn = (tab: Tab) =>
  tab.read(() =>
    new FontFace('Stand-in', "local('Arial'), local('Liberation Sans'), local('Roboto')")
      .load()
      .then(
        () => true,
        () => false,
      ),
  );
