import { escapeHtml } from '../rules/escapeHtml.ts';
import { cell, heading, labeled, letterFrame, row, table, type Letter } from './letterFrame.ts';

/** The numbers of a week. */
export interface WeekCounts {
  /** Codes that were sent. */
  codes: number;
  /** Codes that were typed in. */
  verified: number;
  /** Requests that were accepted. */
  requests: number;
}

/** The numbers of a week, and of the week before. */
interface TwoWeeks {
  counts: WeekCounts;
  before: WeekCounts;
}

export interface ReportMailProps extends TwoWeeks {
  /** The host name of the site. */
  site: string;
  /** The first moment of the week, in milliseconds since the epoch; a week begins in UTC. */
  firstDay: number;
  /** The listed campaigns; the numbers of all visitors include theirs. */
  campaigns: readonly (TwoWeeks & { campaign: string })[];
  /** Requests that were refused for good or given up. */
  refused: number;
  /** Mails that are queued now. */
  waiting: number;
  /** The longest that a mail took until it was sent, in milliseconds; undefined without any. */
  slowest: number | undefined;
}

type Line = readonly [label: string, value: string];

const DAY = 86_400_000;
const NOTE =
  'Seven days from that Monday, in UTC, and in brackets the week before. No email and no word of a visitor stands in this mail.';

/** The weekly mail to the person who wants it: marketing's numbers first, then delivery (docs/decisions/server/operation.md#h17). */
export function reportMail(props: ReportMailProps): Letter {
  const { site, firstDay, counts, before, campaigns, refused, waiting, slowest } = props;
  const subject = `${site}: the week of ${dateAt(firstDay)}`;
  const groups: readonly (readonly [title: string, lines: readonly Line[]])[] = [
    [
      'All visitors',
      [
        ['Codes sent', beside(counts.codes, before.codes)],
        ['Verified', beside(counts.verified, before.verified)],
        ['Requests', beside(counts.requests, before.requests)],
      ],
    ],
    ['Campaigns', campaigns.map((line) => [line.campaign, campaignCounts(line)] as const)],
    [
      'Delivery',
      [
        ['Refused', `${number(refused)}${refused > 0 ? ' (see the outbox: list, retry)' : ''}`],
        ['Queued now', number(waiting)],
        ['Slowest mail', slowest === undefined ? 'none sent' : duration(slowest)],
      ],
    ],
  ];
  const filled = groups.filter(([, lines]) => lines.length > 0);
  const all = filled[0]?.[1] ?? [];
  return {
    subject,
    text: [
      subject,
      ...filled.map(([title, lines]) => [title, ...lines.map(joined)].join('\n')),
      NOTE,
    ].join('\n\n'),
    html: letterFrame(subject, all.map(joined).join(', '), 520, [
      heading(subject),
      ...filled.flatMap(([title, lines]) => [
        row('padding:20px 32px 8px;font-size:17px;line-height:26px;font-weight:700;', title),
        row(
          'padding:0 32px;',
          table(lines.map(([label, value]) => labeled(label, escapeHtml(value)))),
        ),
      ]),
      row(`padding:20px 32px 28px;${cell.small}`, escapeHtml(NOTE), 'quiet'),
    ]),
  };
}

function joined(line: Line): string {
  return line.join(': ');
}

/** Such as "1,234 (900)". */
function beside(now: number, before: number): string {
  return `${number(now)} (${number(before)})`;
}

function campaignCounts({ counts, before }: TwoWeeks): string {
  return [
    `${beside(counts.codes, before.codes)} codes`,
    `${beside(counts.verified, before.verified)} verified`,
    `${beside(counts.requests, before.requests)} requests`,
  ].join(', ');
}

/** Such as "16 November 2026". */
function dateAt(day: number): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(day);
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}

const UNITS = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A time in the largest unit of which it has two, rounded. */
function duration(milliseconds: number): string {
  const [name, unit] = UNITS.find(([, size]) => milliseconds >= 2 * size) ?? ['second', 1000];
  const count = Math.max(1, Math.round(milliseconds / unit));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
