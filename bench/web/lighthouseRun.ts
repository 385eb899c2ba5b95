import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import type { MeasuredPage } from './pages.ts';
import { passGate } from './passGate.ts';

/** The categories, in the order of the table. Their scores go from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times in milliseconds; `cls` has no unit. */
export const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

const ATTEMPTS = 3;

type Category = (typeof categories)[number];
type Metric = keyof typeof metrics;
export type Figure = Category | Metric;

/** One run of Lighthouse over one page. */
export interface LighthouseRun {
  readonly figures: Readonly<Record<Figure, number>>;
  /** Each audit that cost points, or that failed without costing any: `category: title`. */
  readonly findings: readonly string[];
  /** Lighthouse's own report. */
  readonly html: string;
}

/**
 * Runs the mobile preset in a browser context of its own. Lighthouse empties the cache before it
 * loads the page, and keeps cookies and local storage: a verified visitor stays one.
 */
export async function lighthouseRun(
  browser: Browser,
  url: string,
  { path, verified, unfit }: MeasuredPage,
  visitor: string,
): Promise<LighthouseRun> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (verified) {
      await page.goto(`${url}/privacy-policy`);
      await page.evaluate(passGate, visitor);
      await page.goto('about:blank');
    }
    const flags = {
      logLevel: 'error',
      output: 'html',
      // The not-found page rightly answers with status 404.
      ignoreStatusCode: true,
      skipAudits: unfit,
    };
    // Now and then Lighthouse misses the beginning of a load, and asks to be run again.
    let problem: string | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const result = await lighthouse(url + path, flags, undefined, page);
      if (result && !result.lhr.runtimeError) {
        const { lhr, report } = result;
        return { figures: figuresOf(lhr), findings: findingsOf(lhr), html: String(report) };
      }
      problem = result?.lhr.runtimeError?.message;
    }
    throw new Error(`Lighthouse could not load ${path}: ${problem}`);
  } finally {
    await context.close();
  }
}

function figuresOf(lhr: Result): LighthouseRun['figures'] {
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: Metric) => lhr.audits[metrics[name]]?.numericValue ?? Number.NaN;
  return Object.fromEntries([
    ...categories.map((name) => [name, score(name)]),
    ...Object.keys(metrics).map((name) => [name, value(name as Metric)]),
  ]) as Record<Figure, number>;
}

function findingsOf(lhr: Result): string[] {
  return categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = lhr.audits[id];
      if (!audit || audit.score === null || audit.score >= 0.995) return [];
      return [`${name}: ${audit.title}`];
    }),
  );
}
