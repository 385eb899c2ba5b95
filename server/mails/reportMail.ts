import { DAY } from '../durations.ts';
import { counted, duration } from './duration.ts';
import { campaignTable, figures, type CampaignLine } from './figures.ts';
import { mailOf, type MailContent } from './mailFrame.ts';
import {
  group,
  heading,
  paragraph,
  row,
  smallPrint,
  strong,
  subheading,
  words,
  type Part,
} from './mailParts.ts';
import { moment } from './moment.ts';

type Lines = Parameters<typeof figures>[0];

const COUNTS = ['codes', 'verified', 'requests'] as const;
export type WeekCounts = Record<(typeof COUNTS)[number], number>;

interface TwoWeeks {
  counts: WeekCounts;
  before: WeekCounts;
}

export interface ReportMailProps extends TwoWeeks {
  site: string;
  /** The IANA name of the time zone of alerts. */
  timeZone: string;
  /** The start of the week in UTC, in milliseconds since the epoch. */
  firstDay: number;
  /** The numbers of each listed campaign, which the totals include. */
  campaigns: readonly (TwoWeeks & { campaign: string })[];
  /** How often an email was refused because of its domain, in this week and the one before. */
  refused: readonly [number, number];
  /** The requests that are not mailed to sales and, with a webhook, those not posted to it. */
  notMailed: number;
  notPosted: number | undefined;
  /** The number of code requests that a limit refused. */
  limited: number;
  queued: number;
  /** The code or mail to sales with the longest delay, in milliseconds, if any was sent. */
  slowest: { kind: 'code' | 'sales'; took: number } | undefined;
  /** Without `until`, the end of an alert was not recorded. */
  alerts: readonly { sentence: string; since: number; until: number | undefined }[];
}

const HEAD: CampaignLine = ['Campaign', 'Codes', 'Verified', 'Requests'];
const NOTE =
  'Visits are not counted. Weeks begin on Monday, in UTC. This email contains no personal data of visitors.';
const MAILS = { code: 'a code', sales: 'a request to sales' };

/** The weekly mail with marketing and delivery figures (docs/decisions/server/operation.md#h17). */
export function reportMail(props: ReportMailProps): MailContent {
  const { site, firstDay, counts, alerts, timeZone } = props;
  const needs = needsOf(props);
  const campaigns = campaignLines(props);
  const part = (title: string, content: Part) => group(subheading(title), row(0, content));
  return mailOf({
    subject: `${count(counts.requests, 'request')}, ${count(counts.verified, 'code').toLowerCase()} verified: week of ${weekOf(firstDay)}`,
    preview: needs ? `Needs a look: ${needs}` : 'Nothing needs you.',
    width: 520,
    rows: [
      group(
        heading(weekOf(firstDay, 'numeric')),
        paragraph(6, site),
        smallPrint(2, 'The previous week is in parentheses.'),
      ),
      ...(needs ? [paragraph(12, words(strong('Needs a look:'), ` ${needs}`))] : []),
      ...(isQuiet(props) ? [paragraph(12, 'Nobody asked for a code or sent a request.')] : []),
      part('All visitors', figures(visitorLines(props))),
      ...(campaigns.length > 0 ? [part('Campaigns', campaignTable(HEAD, campaigns))] : []),
      part('Delivery', figures(deliveryLines(props))),
      ...(alerts.length > 0
        ? [part('Alerts of the week', figures(alertLines(alerts, timeZone)))]
        : []),
      smallPrint(20, NOTE, 28),
    ],
  });
}

/** What a person should look at. Undefined if nothing needs one. */
function needsOf({ notMailed, notPosted = 0, queued }: ReportMailProps): string | undefined {
  const were = (number: number) => `${counted(number, 'request')} ${number === 1 ? 'was' : 'were'}`;
  const known = notMailed + queued === 0 ? ' (sales has it by email)' : '';
  const needs = [
    ...(notMailed > 0 ? [`${were(notMailed)} not mailed to sales`] : []),
    ...(notPosted > 0 ? [`${were(notPosted)} not posted to the webhook${known}`] : []),
  ];
  return needs.length > 0 ? `${needs.join(', ')}.` : undefined;
}

function isQuiet({ counts }: ReportMailProps): boolean {
  return COUNTS.every((name) => counts[name] === 0);
}

function visitorLines(props: ReportMailProps): Lines {
  const [refused, before] = props.refused;
  const rates = [props.counts, props.before].map(rateOf);
  const rate = ['Verified, of the codes sent', `${rates[0]} (${rates[1]})`] as const;
  return [
    ['Codes sent', beside(props, 'codes')],
    ['Codes verified', beside(props, 'verified')],
    ...(rates.some((each) => each !== NO_RATE) ? [rate] : []),
    ['Requests', beside(props, 'requests')],
    [
      'Email addresses refused (blocked domain, or no mail server)',
      `${number(refused)} (${number(before)})`,
    ],
  ];
}

const NO_RATE = 'no codes';

function rateOf({ codes, verified }: WeekCounts): string {
  return codes === 0 ? NO_RATE : `${Math.round((100 * verified) / codes)}%`;
}

/** A line for each listed campaign, one for all other visitors, and the total. */
function campaignLines({ campaigns, counts, before }: ReportMailProps): CampaignLine[] {
  if (campaigns.length === 0) return [];
  const rest = (week: 'counts' | 'before', { ...left }: WeekCounts) => {
    for (const campaign of campaigns) for (const name of COUNTS) left[name] -= campaign[week][name];
    return left;
  };
  const lines = [
    ...campaigns,
    { campaign: 'Other or none', counts: rest('counts', counts), before: rest('before', before) },
    { campaign: 'All', counts, before },
  ];
  return lines.map((line) => [line.campaign, ...COUNTS.map((name) => beside(line, name))]);
}

function deliveryLines(props: ReportMailProps): Lines {
  const { notMailed, notPosted, limited, queued, slowest } = props;
  return [
    ['Requests not mailed to sales', number(notMailed)],
    ...(notPosted === undefined
      ? []
      : [['Requests not posted to the webhook', number(notPosted)] as const]),
    ['Codes not sent (limit reached)', number(limited)],
    ['Waiting in the outbox now', number(queued)],
    ...(slowest
      ? [[`Slowest email (${MAILS[slowest.kind]})`, duration(slowest.took)] as const]
      : []),
  ];
}

function alertLines(alerts: ReportMailProps['alerts'], timeZone: string): Lines {
  return alerts.map(({ sentence, since, until }) => [
    `${moment(since, timeZone).replace(/, \d{4},/, ',')}: ${sentence}`,
    until === undefined ? 'end unknown' : duration(until - since),
  ]);
}

function beside({ counts, before }: TwoWeeks, name: keyof WeekCounts): string {
  return `${number(counts[name])} (${number(before[name])})`;
}

function weekOf(firstDay: number, year?: 'numeric'): string {
  const style = { day: 'numeric', month: 'long', year, timeZone: 'UTC' } as const;
  const range = new Intl.DateTimeFormat('en-US', style).formatRange(firstDay, firstDay + 6 * DAY);
  return range.replace(/\s*–\s*/g, '–');
}

function count(total: number, noun: string): string {
  return total === 0 ? `No ${noun}s` : counted(total, noun);
}

function number(total: number): string {
  return total.toLocaleString('en-US');
}
