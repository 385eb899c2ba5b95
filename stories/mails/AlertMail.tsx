import { alertMail, type AlertMailProps } from '../../src/mails/alertMail.ts';
import { Letter } from './Letter.tsx';

/** The letter that tells an operator of trouble. */
export function AlertMail(props: AlertMailProps) {
  return <Letter {...alertMail(props)} />;
}
