import { median } from '../median.ts';

/** Milliseconds for each keystroke, by form and number of fields: one value for each round. */
export type Typed = ReadonlyMap<string, ReadonlyMap<number, number[]>>;

export const fieldCounts = [9, 50, 100] as const;

/** What a keystroke costs in each form, and how that grows. */
export function typingTable(typed: Typed): string {
  const rows = [...typed].map(([form, counts]) => {
    const costs = fieldCounts.map((count) => median(counts.get(count) ?? []));
    const [few = Number.NaN] = costs;
    const growth = (costs.at(-1) ?? Number.NaN) / few;
    const cells = [...costs.map((cost) => shown(cost)), shown(growth, 2)];
    return `| ${form} | ${cells.join(' | ')} |`;
  });
  return [
    '## Typing: script for each keystroke, ms',
    '',
    `| | ${fieldCounts.map((count) => `${count} fields`).join(' | ')} | growth |`,
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function shown(value: number, digits = 1): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '';
}
