import type { Finding } from './finding.ts';

interface KnownFinding extends Pick<Finding, 'judge' | 'what'> {
  /** A part of the page or letter; by default any. */
  where?: string;
  /** Why it stays. `what` is a part of what the judge says. */
  reason: string;
}

/** What the judges find and we keep. One that is found no longer fails the run. */
export const known: readonly KnownFinding[] = [
  {
    judge: 'Nu Html Checker',
    what: 'CSS: “font-size”: Parse Error.',
    reason: 'Its reader of CSS does not know `cqi`, a length of CSS Containment 3.',
  },
  {
    judge: 'Nu Html Checker',
    where: 'letter',
    what: 'is obsolete. Use CSS instead.',
    reason: 'Outlook for Windows lays tables out by these attributes.',
  },
  {
    judge: 'CSP Evaluator',
    where: 'script-src',
    what: "'self' can be problematic if you host JSONP, AngularJS or user uploaded files",
    reason: 'The host serves none of them.',
  },
  ...[
    ['`height property`', 'The letters set only `line-height`, which it takes for `height`.'],
    ['`word-break`', 'A long word widens the letter there.'],
    ['`role attribute`', 'A screen reader may call the frame a table there; it reads in order.'],
    ['`overflow`', 'It hides the line for the list of mails, which those show as the first.'],
    ['`display:none`', 'As `overflow`.'],
    ['`@media`', 'There the letter to sales keeps two columns on a phone.'],
    ['`<style> element`', 'As `@media`: all else is inline.'],
    ['`<body> element`', 'A `div` takes its place, and the ground is repeated on the table.'],
  ].map(([what = '', reason = '']) => ({ judge: 'Can I email' as const, what, reason })),
];
