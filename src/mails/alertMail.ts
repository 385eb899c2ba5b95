import { escapeHtml } from '../rules/escapeHtml.ts';
import { cell, letterFrame, row, type Letter } from './letterFrame.ts';

export interface AlertMailProps {
  /** Site, server and problem, or that it is over; contains no visitor's data. */
  line: string;
}

const ADVICE = 'For details, see the log of the server and "Alerts" in docs/operations.md.';

/** Alerts an operator by email (docs/decisions/server/operation.md#h16). */
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
