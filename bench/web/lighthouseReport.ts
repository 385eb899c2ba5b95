import { escapeHtml } from '../../src/rules/escapeHtml.ts';
import { categories, metrics, type LighthouseRun } from './lighthouseRun.ts';
import { median } from './median.ts';
import type { MeasuredPage } from './pages.ts';

export interface PageRuns {
  readonly page: MeasuredPage;
  readonly runs: LighthouseRun[];
}

type Figure = keyof LighthouseRun['figures'];

const figures: readonly Figure[] = [...categories, ...(Object.keys(metrics) as Figure[])];
const isScore = (figure: Figure) => categories.some((name) => name === figure);

/** The runs as a table in text, and as files: an index, and Lighthouse's report of each median run. */
export function lighthouseReport(results: readonly PageRuns[], browser: string) {
  const heads = ['page', ...figures];
  const rows = results.map(({ page, runs }) => [page.name, ...figures.map((f) => cell(f, runs))]);
  const findings = results.map(({ page, runs }) => ({
    name: page.name,
    lines: [
      ...page.unfit.map((audit) => `left out, as the page is meant so: ${audit}`),
      ...new Set(runs.flatMap((run) => run.findings)),
    ],
  }));
  const files: Record<string, string> = { 'index.html': index(heads, rows, findings, browser) };
  for (const { page, runs } of results) files[`${page.name}.html`] = medianRun(runs)?.html ?? '';
  return { text: textTable([heads, ...rows]), files };
}

/** Median and worst. The worst score is the lowest, the worst time the longest. */
function cell(figure: Figure, runs: readonly LighthouseRun[]): string {
  const values = runs.map((run) => run.figures[figure]);
  const worst = isScore(figure) ? Math.min(...values) : Math.max(...values);
  const digits = figure === 'cls' ? 3 : 0;
  return `${median(values).toFixed(digits)} (${worst.toFixed(digits)})`;
}

/** The run in the middle by score, and by largest paint where scores are equal. */
function medianRun(runs: readonly LighthouseRun[]): LighthouseRun | undefined {
  const sorted = runs.toSorted(
    ({ figures: a }, { figures: b }) => a.performance - b.performance || b.lcp - a.lcp,
  );
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function textTable(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => row.map((text, i) => text.padEnd(width(i))).join('  ')).join('\n');
}

function index(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  findings: readonly { name: string; lines: readonly string[] }[],
  browser: string,
): string {
  const head = heads.map((text) => `<th>${text}</th>`).join('');
  const body = rows.map(([name, ...rest]) => {
    const cells = rest.map((text) => `<td>${text}</td>`).join('');
    return `<tr><th><a href="${name}.html">${name}</a></th>${cells}</tr>`;
  });
  const lists = findings.map(({ name, lines }) => {
    const points = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
    return `<h2>${name}</h2><ul>${points || '<li>Every audit passes.</li>'}</ul>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Lighthouse</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem}th,td{padding:.2rem 1rem .2rem 0;text-align:left}</style>
<h1>Lighthouse, mobile</h1>
<p>Median and (worst) of all runs on ${escapeHtml(browser)}, ${new Date().toISOString().slice(0, 10)}.
Times in milliseconds. A page's name leads to Lighthouse's own report of its median run.</p>
<table><tr>${head}</tr>${body.join('')}</table>
${lists.join('')}
</html>`;
}
