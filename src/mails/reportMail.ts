import { escapeHtml } from '../rules/escapeHtml.ts';
import { cell, labeled, letterFrame, row, table, type Letter } from './letterFrame.ts';

export interface ReportMailProps {
  /** The host name of the site. */
  site: string;
  /** The first moment of the week, in milliseconds since the epoch; a week begins in UTC. */
  firstDay: number;
  /** Codes that were sent. */
  codes: number;
  /** Codes that were typed in. */
  verified: number;
  /** Requests that were accepted. */
  requests: number;
  /** Requests that were refused for good or given up. */
  refused: number;
  /** Letters that wait now. */
  waiting: number;
  /** The longest that a letter took until it was sent, in milliseconds; undefined without any. */
  slowest: number | undefined;
}

const DAY = 86_400_000;
const NOTE =
  'Seven days from that Monday, in UTC. No email and no word of a visitor stands in this letter.';

/** The weekly letter to an operator who wants it (docs/decisions/host.md#h17). */
export function reportMail(props: ReportMailProps): Letter {
  const { site, firstDay, refused, waiting, slowest } = props;
  const subject = `${site}: the week of ${dateAt(firstDay)}`;
  const lines: readonly (readonly [label: string, value: string])[] = [
    ['Codes sent', number(props.codes)],
    ['Verified', number(props.verified)],
    ['Requests', number(props.requests)],
    ['Refused', `${number(refused)}${refused > 0 ? ' (see the outbox: list, retry)' : ''}`],
    ['Waiting now', number(waiting)],
    ['Slowest letter', slowest === undefined ? 'none left' : duration(slowest)],
  ];
  return {
    subject,
    text: [subject, lines.map((line) => line.join(': ')).join('\n'), NOTE].join('\n\n'),
    html: letterFrame(
      subject,
      lines
        .slice(0, 3)
        .map((line) => line.join(': '))
        .join(', '),
      520,
      [
        row(
          'padding:28px 32px 8px;',
          `<h1 style="margin:0;font-size:24px;line-height:30px;word-break:break-word;">${escapeHtml(subject)}</h1>`,
        ),
        row(
          'padding:8px 32px 20px;',
          table(lines.map(([label, value]) => labeled(label, escapeHtml(value)))),
        ),
        row(`padding:0 32px 28px;${cell.small}`, escapeHtml(NOTE), 'quiet'),
      ],
    ),
  };
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
