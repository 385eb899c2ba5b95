import { once } from 'node:events';
import { JSDOM } from 'jsdom';
import bootGate from 'virtual:inline-script/src/boot/gate.ts';
import bootPublic from 'virtual:inline-script/src/boot/public.ts';
import { renderPage, type PageHtml } from '../../../src/render/renderPage.tsx';
import { screenAt } from '../../../src/routes/screens.ts';
import { siteFacts } from './siteFacts.ts';

/** What the browser stores, as the inline script and the site find it. */
export interface Stored {
  local?: Record<string, string>;
  tab?: Record<string, string>;
}

export interface Visit extends Stored {
  /** The path in the address bar, if a host sends the page of another path. */
  url?: string;
  host?: string;
  hidden?: boolean;
  prerendering?: boolean;
  /** True if the browser throws an error at each access to its storage. */
  blocksStorage?: boolean;
}

const rendered = new Map<string, Promise<PageHtml>>();

/** Renders the HTML of a path once. */
export async function htmlOf(path: string): Promise<string> {
  const screen = screenAt(path);
  const page =
    rendered.get(path) ??
    renderPage(screen, {
      settings: { site: siteFacts },
      scripts: {
        entry: '/assets/site.js',
        preload: ['/assets/a.js', '/assets/b.js'],
        page: ['/assets/page.js'],
      },
      boot: screen.gated ? bootGate : bootPublic,
    });
  rendered.set(path, page);
  return (await page).html;
}

const throwError = () => {
  throw new Error('The visitor blocks storage.');
};

/** Opens the page of a path in jsdom and runs its inline script, but not the site's script. */
export async function openPage(path: string, visit: Visit = {}) {
  const { local = {}, tab = {}, url = path, host = 'site.example' } = visit;
  const requests: Parameters<typeof fetch>[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let reportPaint: (name: string) => void = () => undefined;
  const { window } = new JSDOM(await htmlOf(path), {
    url: `http://${host}${url}`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse(page) {
      Object.defineProperty(page.document, 'prerendering', { value: visit.prerendering ?? false });
      if (visit.hidden)
        Object.defineProperty(page.document, 'visibilityState', { value: 'hidden' });
      Object.assign(page.localStorage, local);
      Object.assign(page.sessionStorage, tab);
      if (visit.blocksStorage)
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(page, name, { get: throwError });
      Object.assign(page, {
        fetch: async (...request: Parameters<typeof fetch>) => {
          requests.push(request);
          return { ok: true, json: async () => ({ status: true }) };
        },
        setTimeout: (run: () => void, at = 0) => timers.push({ at, run }),
        clearTimeout: (id: number) =>
          timers.splice(id - 1, 1, { at: Infinity, run: () => undefined }),
        // jsdom does not paint.
        PerformanceObserver: class {
          report: PerformanceObserverCallback;
          constructor(report: PerformanceObserverCallback) {
            this.report = report;
          }
          observe({ type }: PerformanceObserverInit) {
            reportPaint = (name) => {
              const found = (wanted: string) => (type === 'paint' && wanted === name ? [{}] : []);
              this.report({ getEntriesByName: found } as never, this as never);
            };
          }
        },
      });
    },
  });
  const page = window.document;
  if (page.readyState !== 'complete') await once(window, 'load');
  return {
    page,
    requests,
    entry: () => page.querySelector<HTMLScriptElement>('script[src]'),
    paint: (name: string) => reportPaint(name),
    /** Runs every timer that has at most this delay. */
    advance: (milliseconds: number) =>
      timers.filter(({ at }) => at <= milliseconds).forEach(({ run }) => run()),
    isVisible: (selector: string) => {
      let element = page.querySelector(selector);
      if (!element) return false;
      for (; element; element = element.parentElement) {
        const { display, visibility } = window.getComputedStyle(element);
        if (display === 'none' || visibility === 'hidden') return false;
      }
      return true;
    },
  };
}
