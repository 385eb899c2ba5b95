declare global {
  interface Window {
    /** Measured in the page, in milliseconds since the navigation. */
    observed: {
      layoutShift: number;
      /** When the page's button or link had its handler. */
      interactive: number;
      /** The slowest interaction since this was last 0, from input to next paint. */
      interaction: number;
    };
  }
}

export interface ObservedPage {
  /** The start of its heading. */
  readonly heading: string;
  /** True if the page is interactive only once React has rendered or hydrated it. */
  readonly react: boolean;
}

/** The parts of Layout Shift and Event Timing that TypeScript does not know. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/** Runs before all scripts of a page. It is sent as text, so it refers to nothing outside. */
export function observePage({ heading, react }: ObservedPage): void {
  const observed = { layoutShift: 0, interactive: 0, interaction: 0 };
  window.observed = observed;
  const onEntry = (type: string, read: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) =>
      (list.getEntries() as Entry[]).forEach(read),
    );
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  onEntry('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.layoutShift += value;
  });
  onEntry('event', ({ duration, interactionId }) => {
    if (interactionId > 0) observed.interaction = Math.max(observed.interaction, duration);
  });
  const check = () => {
    const shown = document.querySelector('h1')?.textContent?.startsWith(heading);
    const action = document.querySelector('main :is(button, a[href])');
    const handled =
      !react || Object.keys(action ?? {}).some((key) => key.startsWith('__reactProps'));
    if (shown && action && handled && document.readyState !== 'loading') {
      observed.interactive = performance.now();
      console.debug('interactive');
    } else setTimeout(check, 20);
  };
  check();
}
