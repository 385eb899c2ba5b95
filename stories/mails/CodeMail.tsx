import { codeMail, type CodeMailProps } from '../../src/mails/codeMail.ts';
import { Letter } from './Letter.tsx';

/** The letter that carries the one-time code. */
export function CodeMail(props: CodeMailProps) {
  return <Letter {...codeMail(props)} />;
}
