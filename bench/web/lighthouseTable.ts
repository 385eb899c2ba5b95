import { categories, metrics, type Figure, type LighthouseRun } from './lighthouseRun.ts';
import { median } from '../median.ts';
import type { MeasuredPage } from './pages.ts';

export interface PageRuns {
  readonly page: MeasuredPage;
  readonly runs: LighthouseRun[];
}

/** The columns: four scores, then times in milliseconds and the layout shift. */
export const figures: readonly Figure[] = [...categories, ...(Object.keys(metrics) as Figure[])];

/** A figure of several runs: the median, and the worst in brackets. */
export function summary(figure: Figure, runs: readonly LighthouseRun[]): string {
  const values = runs.map((run) => run.figures[figure]);
  const isScore = categories.some((name) => name === figure);
  const worst = isScore ? Math.min(...values) : Math.max(...values);
  return `${written(figure, median(values))} (${written(figure, worst)})`;
}

export function written(figure: Figure, value: number): string {
  return value.toFixed(figure === 'cls' ? 3 : 0);
}

/** Median and worst of every page, in columns. */
export function lighthouseTable(results: readonly PageRuns[]): string {
  const lines = results.map(({ page, runs }) => [
    page.name,
    ...figures.map((figure) => summary(figure, runs)),
  ]);
  const rows = [['page', ...figures], ...lines];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => row.map((text, i) => text.padEnd(width(i))).join('  ')).join('\n');
}
