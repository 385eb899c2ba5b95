import { escapeHtml } from '../../shared/escapeHtml.ts';
import { heading, mailFrame, row, smallPrint, table, type MailContent } from './mailFrame.ts';

export type WeekCounts = Record<'codes' | 'verified' | 'requests', number>;

interface TwoWeeks {
  counts: WeekCounts;
  before: WeekCounts;
}

export interface ReportMailProps extends TwoWeeks {
  site: string;
  /** The start of the week in UTC, in milliseconds since the epoch. */
  firstDay: number;
  /** The numbers of each listed campaign, which the totals include. */
  campaigns: readonly (TwoWeeks & { campaign: string })[];
  /** The number of leads that could not be mailed to sales. */
  refused: number;
  queued: number;
  /** The longest delay of a code or mail to sales, in milliseconds; undefined if none was sent. */
  slowest: number | undefined;
}

type Line = readonly [label: string, value: string];

const DAY = 86_400_000;
const NOTE =
  'The week begins on Monday, in UTC. Figures in parentheses are for the week before. This mail contains no email address and no text from visitors.';

/** The weekly mail with marketing and delivery figures (docs/decisions/server/operation.md#h17). */
export function reportMail(props: ReportMailProps): MailContent {
  const { site, firstDay, campaigns, refused, queued, slowest } = props;
  const subject = `${site}: the week of ${dateAt(firstDay)}`;
  const all: readonly Line[] = [
    ['Codes sent', beside(props, 'codes')],
    ['Verified', beside(props, 'verified')],
    ['Requests', beside(props, 'requests')],
  ];
  const delivery: readonly Line[] = [
    ['Refused', `${number(refused)}${refused > 0 ? ' (run: gateway outbox list)' : ''}`],
    ['Queued now', number(queued)],
    ['Slowest mail', slowest === undefined ? 'none sent' : duration(slowest)],
  ];
  const groups = [
    { title: 'All visitors', lines: all },
    { title: 'Campaigns', lines: campaigns.map(campaignLine) },
    { title: 'Delivery', lines: delivery },
  ].filter(({ lines }) => lines.length > 0);
  return {
    subject,
    text: [
      subject,
      ...groups.map(({ title, lines }) => [title, ...lines.map(joined)].join('\n')),
      NOTE,
    ].join('\n\n'),
    html: mailFrame(subject, all.map(joined).join(', '), 520, [
      heading(subject),
      ...groups.flatMap(({ title, lines }) => [
        row('padding:20px 32px 8px;font-size:17px;line-height:26px;font-weight:700;', title),
        row('padding:0 32px;', table(lines.map(([label, value]) => ({ label, value })))),
      ]),
      smallPrint('20px 32px 28px', escapeHtml(NOTE)),
    ]),
  };
}

function joined(line: Line): string {
  return line.join(': ');
}

function beside({ counts, before }: TwoWeeks, name: keyof WeekCounts): string {
  return `${number(counts[name])} (${number(before[name])})`;
}

function campaignLine({ campaign, ...weeks }: TwoWeeks & { campaign: string }): Line {
  const names = ['codes', 'verified', 'requests'] as const;
  return [campaign, names.map((name) => `${beside(weeks, name)} ${name}`).join(', ')];
}

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

function duration(milliseconds: number): string {
  const [name, unit] = UNITS.find(([, size]) => milliseconds >= 2 * size) ?? ['second', 1000];
  const count = Math.max(1, Math.round(milliseconds / unit));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
