import { loadFigures, type Load } from './measureLoad.ts';
import { median } from '../median.ts';
import type { MeasuredPage } from './pages.ts';

/** What was measured of a page: ours, the usual one, and the one by hand. */
export interface PageLoads {
  readonly page: MeasuredPage;
  readonly loads: readonly [ours: Load[], usual: Load[], byHand: Load[]];
}

const labels: Record<keyof Load, string> = {
  bytes: 'bytes, kB',
  bytesBeforePaint: 'of it before first paint, kB',
  scriptBytes: 'of it JavaScript, kB',
  requests: 'requests',
  scriptTime: 'script, ms',
  mainThreadTime: 'main thread, ms',
  fcp: 'first paint, ms',
  lcp: 'largest paint, ms',
  tbt: 'blocked, ms',
  cls: 'layout shift',
  ready: 'interactive, ms',
  heap: 'heap, MB',
};

/** Figures near nothing: a ratio of them says nothing. */
const plain: readonly (keyof Load)[] = ['tbt', 'cls'];

/** One table in Markdown for each page. */
export function loadTables(results: readonly PageLoads[]): string[] {
  return results.map(({ page, loads }) => {
    const rows = loadFigures.map((figure) => {
      const values = loads.map((site) => median(site.map((load) => load[figure])));
      const compared = plain.includes(figure) ? ['', ''] : ratios(values);
      const cells = [...values.map((value) => shown(figure, value)), ...compared];
      return `| ${labels[figure]} | ${cells.join(' | ')} |`;
    });
    return [
      `## ${page.name}`,
      '',
      '| | ours | usual | by hand | ours : usual | ours : by hand |',
      '|---|--:|--:|--:|--:|--:|',
      ...rows,
    ].join('\n');
  });
}

function ratios([ours = 0, usual = 0, byHand = 0]: readonly number[]): string[] {
  return [usual, byHand].map((other) => (other > 0 ? (ours / other).toFixed(2) : ''));
}

function shown(figure: keyof Load, value: number): string {
  if (figure === 'heap') return (value / 1e6).toFixed(1);
  if (figure === 'cls') return value.toFixed(3);
  return /bytes/i.test(figure) ? (value / 1000).toFixed(1) : value.toFixed(0);
}
