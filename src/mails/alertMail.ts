import { escapeHtml } from '../rules/escapeHtml.ts';
import { cell, letterFrame, row, type Letter } from './letterFrame.ts';

export interface AlertMailProps {
  /** The host and what troubles it, or that it is well again; names no visitor. */
  line: string;
}

const ADVICE = 'More about it: the log of this host, and "Alerts" in docs/operations.md.';

/** The letter that tells an operator of trouble, or of its end (docs/decisions/host.md#h16). */
export function alertMail({ line }: AlertMailProps): Letter {
  return {
    subject: line,
    text: [line, ADVICE].join('\n\n'),
    html: letterFrame(line, ADVICE, 520, [
      row(
        'padding:28px 32px 0;font-size:17px;line-height:26px;font-weight:700;word-break:break-word;',
        escapeHtml(line),
      ),
      row(`padding:8px 32px 28px;${cell.small}`, escapeHtml(ADVICE), 'quiet'),
    ]),
  };
}
