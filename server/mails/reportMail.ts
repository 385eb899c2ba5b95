import { DAY } from '../durations.ts';
import { campaignTable, type CampaignLine } from './campaignTable.ts';
import { mailOf, type MailContent } from './mailFrame.ts';
import { group, heading, paragraph, row, smallPrint, subheading, table } from './mailParts.ts';

const COUNTS = ['codes', 'verified', 'requests'] as const;
export type WeekCounts = Record<(typeof COUNTS)[number], number>;

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
  /** The number of code requests for which a limit allowed no mail. */
  withheld: number;
  /** The longest delay of a code or mail to sales, in milliseconds; undefined if none was sent. */
  slowest: number | undefined;
}

const HEAD: CampaignLine = ['Campaign', 'Codes', 'Verified', 'Requests'];
const NOTE =
  'The previous week is in parentheses. Weeks begin on Monday, in UTC. This email contains no personal data of visitors.';

/** The weekly mail with marketing and delivery figures (docs/decisions/server/operation.md#h17). */
export function reportMail(props: ReportMailProps): MailContent {
  const { site, counts, before } = props;
  const week = weekOf(props.firstDay);
  const subject = `${site}: ${week}`;
  const visitors = [
    { label: 'Codes sent', value: beside(props, 'codes') },
    { label: 'Verified', value: `${verified(counts, ' codes')} (${verified(before)})` },
    { label: 'Requests', value: beside(props, 'requests') },
  ];
  const campaigns = campaignLines(props);
  return mailOf({
    subject,
    preview: previewOf(counts),
    width: 520,
    rows: [
      { html: group(heading(week), paragraph(6, site)).html, text: subject },
      group(subheading('All visitors'), row(0, table(visitors))),
      ...(campaigns.length > 0
        ? [group(subheading('Campaigns'), row(0, campaignTable(HEAD, campaigns)))]
        : []),
      group(subheading('Delivery'), row(0, table(deliveryLines(props)))),
      smallPrint(20, NOTE, 28),
    ],
  });
}

function previewOf({ requests, codes, verified: right }: WeekCounts): string {
  const rate = rateOf(right, codes);
  const verifiedCodes = `${number(right)} of ${number(codes)} codes verified${rate && ` (${rate})`}`;
  return `${number(requests)} ${requests === 1 ? 'request' : 'requests'}, ${verifiedCodes}.`;
}

/** Without codes there is no rate. */
function verified({ codes, verified: right }: WeekCounts, unit = ''): string {
  const rate = rateOf(right, codes);
  return `${number(right)} of ${number(codes)}${unit}${rate && `, ${rate}`}`;
}

function rateOf(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round((100 * part) / whole)}%`;
}

/** A line for each listed campaign, one for all other visitors, and the total. */
function campaignLines({ campaigns, counts, before }: ReportMailProps): CampaignLine[] {
  if (campaigns.length === 0) return [];
  const rest = (week: 'counts' | 'before', all: WeekCounts) => {
    const restOf = (name: keyof WeekCounts) =>
      campaigns.reduce((left, campaign) => left - campaign[week][name], all[name]);
    return { codes: restOf('codes'), verified: restOf('verified'), requests: restOf('requests') };
  };
  const lines = [
    ...campaigns,
    { campaign: 'Other or none', counts: rest('counts', counts), before: rest('before', before) },
    { campaign: 'All', counts, before },
  ];
  return lines.map((line) => [line.campaign, ...COUNTS.map((name) => beside(line, name))]);
}

function deliveryLines({ refused, queued, withheld, slowest }: ReportMailProps) {
  return [
    { label: 'Not delivered', value: number(refused) },
    { label: 'Waiting now', value: number(queued) },
    ...(withheld > 0 ? [{ label: 'Codes withheld', value: number(withheld) }] : []),
    { label: 'Slowest delivery', value: slowest === undefined ? 'None sent' : duration(slowest) },
  ];
}

function beside({ counts, before }: TwoWeeks, name: keyof WeekCounts): string {
  return `${number(counts[name])} (${number(before[name])})`;
}

function weekOf(firstDay: number): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const range = new Intl.DateTimeFormat('en-US', style).formatRange(firstDay, firstDay + 6 * DAY);
  return range.replace(/\s*–\s*/g, '–');
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
