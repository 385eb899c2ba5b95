import { relative } from 'node:path';
import type { Result, Run, Status } from './run.ts';

const WORDS: readonly Status[] = ['failed', 'changed', 'new', 'removed', 'same'];

/** True when every picture is as it was approved, and so is every reference. */
export function isFine({ results, unapproved }: Run): boolean {
  return unapproved.length === 0 && results.every(({ status }) => status === 'same');
}

/** A run in a few lines for a terminal: counts, what to look at, and what to type. */
export function describeRun(run: Run, report: string): string {
  const { results, took, unapproved } = run;
  const open = results.filter(({ status }) => status !== 'same');
  const counts = WORDS.map((status) => [
    status,
    results.filter((one) => one.status === status).length,
  ])
    .filter(([, count]) => count !== 0)
    .map(([status, count]) => `${count} ${status}`);
  const stories = new Set(results.map(({ story }) => story)).size;
  const late = results.filter((result) => result.late).length;
  return [
    `${results.length} pictures of ${stories} stories in ${took} s: ${counts.join(', ')}.`,
    ...(late > 0 ? [`${late} were still moving at the first look.`] : []),
    ...unapproved.map((sentence) => `Not approved: ${sentence} Restore it with git.`),
    ...open.slice(0, 40).map(lineOf),
    ...(open.length > 40 ? [`  … and ${open.length - 40} more`] : []),
    `Report: ${relative(process.cwd(), report)}`,
    ...(open.some(({ status }) => status !== 'failed') ? [ADVICE] : []),
  ].join('\n');
}

const ADVICE = `Right?  npm run visual:approve -- <story id …>   (or --all)
Wrong?  npm run visual:reject -- <story id …>`;

function lineOf({ id, status, pixels, message, rejected }: Result): string {
  const first = message?.split('\n')[0]?.slice(0, 160);
  const detail = pixels === undefined ? first : `${pixels} pixel${pixels === 1 ? '' : 's'}`;
  return `  ${status.padEnd(8)}${id}${detail ? `  ${detail}` : ''}${rejected ? '  (rejected)' : ''}`;
}
