import { company } from '../../shared/company.ts';
import { duration } from './duration.ts';
import { mailOf, type MailContent } from './mailFrame.ts';
import { heading, row, smallPrint, strong, table } from './mailParts.ts';
import { momentWithUtc } from './moment.ts';

/** A problem of the server, the end of one, or a test. It contains no data of visitors. */
export interface Alert {
  /** The hostname of the site and the name of the server. */
  readonly site: string;
  readonly state: 'active' | 'over' | 'test';
  readonly sentence: string;
  /** When the problem began, in milliseconds since the epoch. */
  readonly since: number;
  /** When a problem that is over ended. */
  readonly until?: number | undefined;
  /** What the operator can do, if the log does not say it. */
  readonly advice?: string | undefined;
}

const ADVICE = 'See the server log, and “Problems” in docs/operations.md.';
const REPEATS = 'You get this email every hour until it is over, and one more then.';
const NO_DATA = 'This email contains no personal data of visitors.';

/** The mail to the operator. `timeZone` is an IANA name (docs/decisions/server/operation.md#h16). */
export function alertMail(alert: Alert, timeZone: string): MailContent {
  const { site, sentence, state, since, until = since, advice = ADVICE } = alert;
  const title = `${company.name} ${state === 'over' ? 'alert over' : 'alert'}`;
  const began = momentWithUtc(since, timeZone);
  const lasted = duration(until - since);
  const toDo = { label: 'What to do', value: advice };
  const facts = {
    active: [{ label: 'Since', value: began }, toDo],
    over: [
      { label: 'Lasted', value: strong(lasted) },
      { label: 'Since', value: began },
      { label: 'Over', value: momentWithUtc(until, timeZone) },
    ],
    test: [{ label: 'Time', value: began }, toDo],
  }[state];
  const preview = { active: `since ${began}`, over: `lasted ${lasted}`, test: began }[state];
  return mailOf({
    title,
    subject: `${title}: ${sentence}`,
    preview: `${site}, ${preview}`,
    width: 520,
    rows: [
      heading(sentence),
      row(20, table([{ label: 'Site', value: site }, ...facts])),
      smallPrint(20, state === 'active' ? `${REPEATS} ${NO_DATA}` : NO_DATA, 28),
    ],
  });
}

/** The alert in one line, for a chat. */
export function alertLine({ site, sentence, state, since, until = since, advice }: Alert): string {
  const began = new Date(since).toISOString().replace(/T(.{5}).*/, ' $1 UTC');
  const more = {
    active: [`Since ${began}.`, advice],
    over: [`It lasted ${duration(until - since)}.`],
    test: [advice],
  }[state];
  return [`${site}: ${sentence}`, ...more].filter(Boolean).join(' ');
}
