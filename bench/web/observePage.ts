declare global {
  interface Window {
    /** Measured in the page, in milliseconds since the navigation. */
    observed: {
      layoutShift: number;
      /** When the page's button or link had its handler. */
      interactive: number;
    };
  }
}

export interface ObservedPage {
  /** The start of its heading. */
  readonly heading: string;
  /** True if the page is interactive only once React has rendered or hydrated it. */
  readonly react: boolean;
}

/** A layout shift, which TypeScript does not know. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs before all scripts of a page. It is sent as text, so it refers to nothing outside. */
export function observePage({ heading, react }: ObservedPage): void {
  const observed = { layoutShift: 0, interactive: 0 };
  window.observed = observed;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) observed.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
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
