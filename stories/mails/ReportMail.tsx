import { reportMail, type ReportMailProps } from '../../src/mails/reportMail.ts';
import { Letter } from './Letter.tsx';

/** The weekly letter to an operator who wants it. */
export function ReportMail(props: ReportMailProps) {
  return <Letter {...reportMail(props)} />;
}
