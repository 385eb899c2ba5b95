/** What a page notes of itself, in milliseconds since it was asked for. */
export interface Observed {
  layoutShift: number;
  /** When the page's button or link had its handler. */
  interactive: number;
  /** The slowest interaction since this was last set to 0, from the input to the next paint. */
  interaction: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** The parts of Layout Shift and Event Timing that TypeScript does not know. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/**
 * Runs in a page before all of its scripts. It is sent as text, so it names nothing outside itself.
 */
export function observePage({ heading, react }: { heading: string; react: boolean }): void {
  const observed: Observed = { layoutShift: 0, interactive: 0, interaction: 0 };
  window.observed = observed;
  const observe = (type: string, note: (entry: Entry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe(
      options,
    );
  };
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.layoutShift += value;
  });
  observe('event', ({ duration, interactionId }) => {
    if (interactionId > 0) observed.interaction = Math.max(observed.interaction, duration);
  });

  // React marks an element when it renders or hydrates it.
  const hasHandler = (element: Element) =>
    !react || Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const check = () => {
    const shown = document.querySelector('h1')?.textContent?.startsWith(heading);
    const action = document.querySelector('main :is(button, a[href])');
    const ready = shown && action && hasHandler(action) && document.readyState !== 'loading';
    if (ready) observed.interactive = performance.now();
    else setTimeout(check, 20);
  };
  check();
}
