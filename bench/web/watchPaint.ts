/** What a page has noted of its own loading: times in milliseconds since it was asked for. */
export interface Noted {
  lcp: number;
  cls: number;
  /** When the heading was there and, where React is at work, when it was React's. */
  ready: number;
  longTasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    benchNoted: Noted;
  }
}

/**
 * Runs in a page before all of its scripts. It is sent as text, so it names nothing outside itself.
 */
export function watchPaint({ heading, react }: { heading: string; react: boolean }): void {
  const noted: Noted = { lcp: 0, cls: 0, ready: 0, longTasks: [] };
  window.benchNoted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => noted.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) noted.cls += value;
  });

  // React leaves its mark on an element as it renders or hydrates it.
  const marked = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const found = document.querySelector('h1');
    const shown = found?.textContent?.startsWith(heading) && document.readyState !== 'loading';
    if (found && shown && (!react || marked(found))) noted.ready = performance.now();
    else setTimeout(look, 20);
  };
  look();
}
