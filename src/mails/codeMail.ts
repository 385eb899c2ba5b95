import { company } from '../content/company.ts';
import { escapeHtml } from '../rules/escapeHtml.ts';
import { light } from '../theme/tokens.ts';
import { cell, letterFrame, row, type Letter } from './letterFrame.ts';

export interface CodeMailProps {
  /** Six digits. */
  code: string;
  /** The email that was typed at the gate. */
  email: string;
  /** How long the code works. */
  minutes: number;
  /** The host name of the site, which binds the code to it for browsers that fill in codes. */
  host: string;
}

/**
 * The letter with the one-time code, without any link (docs/decisions/host.md#h10). In the text
 * part only the last line, which browsers read, has six digits in one run.
 */
export function codeMail({ code, email, minutes, host }: CodeMailProps): Letter {
  const { name, office, salesEmail } = company;
  const validity = `It works once, for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  const asked = `This code was asked for with the address ${withoutLongNumbers(email)}.`;
  const notYou = 'Was it not you? Then you can ignore this email: nobody gets in without the code.';
  const footer = `${name} · ${office.street}, ${office.city} · ${salesEmail}`;
  return {
    subject: `${code} is your ${name} code`,
    text: [
      `Your one-time code for ${name} is ${code.slice(0, 3)} ${code.slice(3)}`,
      `Enter it on the page where you asked for it. ${validity}`,
      asked,
      notYou,
      footer,
      `@${host} #${code}`,
    ].join('\n\n'),
    html: letterFrame(
      `${code} is your ${name} code`,
      'Enter it on the page that you left open.',
      520,
      [
        row(
          'padding:28px 32px 0;',
          `<span style="display:inline-block;border-left:6px solid ${light.hivis.main};padding-left:10px;font-size:20px;line-height:24px;font-weight:700;">${name}</span>`,
        ),
        row(
          'padding:28px 32px 0;font-size:17px;line-height:26px;',
          `Your one-time code for ${name} is`,
        ),
        row(
          'padding:10px 32px 0;font-size:32px;line-height:44px;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums;',
          escapeHtml(code),
        ),
        row(cell.body, `Enter it on the page where you asked for it. ${validity}`),
        row(
          `padding:20px 32px 0;${cell.small}word-break:break-word;`,
          withoutLinks(asked),
          'quiet',
        ),
        row(`padding:8px 32px 28px;${cell.small}`, notYou, 'quiet'),
        row(
          `padding:16px 32px;border-top:1px solid ${light.line.subtle};font-size:14px;line-height:21px;color:${light.text.secondary};`,
          withoutLinks(footer),
          'quiet rule',
        ),
      ],
    ),
  };
}

/** Shortens long numbers in an email, which a reader or a phone could take for the code. */
function withoutLongNumbers(email: string): string {
  return email.replace(/\d{6,}/g, (digits) => `${digits.slice(0, 2)}…${digits.slice(-2)}`);
}

/** Escapes a text, and keeps mail programs from making links of the emails in it. */
function withoutLinks(text: string): string {
  return escapeHtml(text).replaceAll('@', '<span>@</span>');
}
