import { company } from '../../shared/company.ts';
import { mailOf, type MailContent } from './mailFrame.ts';
import { heading, row, smallPrint, table } from './mailParts.ts';
import { momentWithUtc } from './moment.ts';

/** A problem of the server, the end of one, or a test. It contains no data of visitors. */
export interface Alert {
  /** The hostname of the site and the name of the server. */
  readonly site: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly sentence: string;
  readonly state: 'active' | 'over' | 'test';
  /** What the operator can do, if the log does not say it. */
  readonly advice?: string | undefined;
}

const ADVICE = 'See the server log, and “Problems” in docs/operations.md.';
const NO_DATA = 'This email contains no personal data of visitors.';

/** The mail to the operator. `timeZone` is an IANA name (docs/decisions/server/operation.md#h16). */
export function alertMail(alert: Alert, timeZone: string): MailContent {
  const { site, sentence, state, advice = ADVICE } = alert;
  const title = `${company.name} ${state === 'over' ? 'alert over' : 'alert'}`;
  const time = momentWithUtc(alert.at, timeZone);
  const facts = [
    { label: 'Site', value: site },
    { label: 'Time', value: time },
    ...(state === 'over' ? [] : [{ label: 'What to do', value: advice }]),
  ];
  const note = state === 'active' ? `One more email follows when it is over. ${NO_DATA}` : NO_DATA;
  return mailOf({
    title,
    subject: `${title}: ${sentence}`,
    preview: `${site}, ${time}`,
    width: 520,
    rows: [heading(sentence), row(20, table(facts)), smallPrint(20, note, 28)],
  });
}

/** The alert in one line, for a chat. */
export function alertLine({ site, sentence, state, advice }: Alert): string {
  return [`${site}: ${sentence}`, ...(advice && state !== 'over' ? [advice] : [])].join(' ');
}
