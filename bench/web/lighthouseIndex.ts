import { escapeHtml } from '../../src/rules/escapeHtml.ts';
import type { LighthouseRun } from './lighthouseRun.ts';
import { figures, summary, written, type PageRuns } from './lighthouseTable.ts';

const STYLE =
  'body{font:1rem/1.5 system-ui;margin:2rem}th,td{padding:.2rem 1rem .2rem 0;text-align:left}';

/**
 * The page of all runs: a summary that leads to Lighthouse's own reports, then what each page lost
 * and when.
 */
export function lighthouseIndex(results: readonly PageRuns[], browser: string): string {
  const lines = results.map(({ page: { name }, runs }) =>
    row(`<th><a href="${name}.html">${name}</a></th>`, (figure) => summary(figure, runs)),
  );
  const details = results.map(
    ({ page, runs }) =>
      `<h2>${page.name}</h2>${table('<th>run</th>', runs.map(runRow))}<ul>${findings(page.unfit, runs)}</ul>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Lighthouse</title><style>${STYLE}</style>
<h1>Lighthouse, mobile</h1>
<p>Median and (worst) of all runs in ${escapeHtml(browser)}, ${new Date().toISOString().slice(0, 10)}.
Times in milliseconds. A page's name leads to Lighthouse's own report of its median run.</p>
${table('<th>page</th>', lines)}
${details.join('\n')}
</html>`;
}

type FigureText = (figure: (typeof figures)[number]) => string;

function table(corner: string, rows: readonly string[]): string {
  return `<table><tr>${corner}${figures.map((figure) => `<th>${figure}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

function row(head: string, text: FigureText): string {
  return `<tr>${head}${figures.map((figure) => `<td>${text(figure)}</td>`).join('')}</tr>`;
}

function runRow(run: LighthouseRun, index: number): string {
  return row(`<th>${index + 1}</th>`, (figure) => written(figure, run.figures[figure]));
}

function findings(unfit: readonly string[], runs: readonly LighthouseRun[]): string {
  const leftOut = unfit.map((audit) => `left out, as the page is meant so: ${audit}`);
  const found = [...leftOut, ...new Set(runs.flatMap((run) => run.findings))];
  return found.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
}
