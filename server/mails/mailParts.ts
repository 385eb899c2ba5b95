import { escapeHtml } from '../../shared/escapeHtml.ts';
import { light, mail } from '../../src/theme/tokens.ts';

/** A part of a mail in both of its forms. */
export interface Part {
  readonly html: string;
  readonly text: string;
}

/** Plain text, or text with markup. */
export type Words = string | Part;

/** Joins words to one part, and escapes those that are plain text. */
export function words(...all: readonly Words[]): Part {
  const parts = all.map((part) =>
    typeof part === 'string' ? { html: escapeHtml(part), text: part } : part,
  );
  return join(parts, '', '');
}

export function strong(content: Words): Part {
  const { html, text } = words(content);
  return { html: `<b>${html}</b>`, text };
}

const NOWRAP = 'white-space:nowrap;';

/** Keeps a phone number or a date on one line. */
export function unbroken(content: Words): Part {
  const { html, text } = words(content);
  return { html: `<span style="${NOWRAP}">${html}</span>`, text };
}

/** The style of a phone number. One with an extension is wider than a phone's column. */
export function phoneStyle(phone: string): string {
  return phone.length > 20 ? '' : NOWRAP;
}

/** Parts that follow each other without an empty line in the text part. */
export function group(...parts: readonly Part[]): Part {
  return join(parts, '\n', '\n');
}

export function join(parts: readonly Part[], html: string, text: string): Part {
  return {
    html: parts.map((part) => part.html).join(html),
    text: parts.map((part) => part.text).join(text),
  };
}

interface RowLook {
  readonly bottom?: number;
  readonly style?: string;
  readonly classes?: 'quiet' | 'quiet rule';
}

/** One row of a mail, `top` pixels below the previous one. On paper, a large distance shrinks. */
export function row(
  top: number,
  content: Words,
  { bottom = 0, style = '', classes }: RowLook = {},
): Part {
  const { html, text } = words(content);
  const names = ['row', ...(top >= 20 ? ['gap'] : []), ...(classes ? [classes] : [])].join(' ');
  return {
    html: `<tr><td class="${names}" style="padding:${top}px 20px ${bottom}px;${style}">${html}</td></tr>`,
    text,
  };
}

export function paragraph(top: number, content: Words): Part {
  const style = 'font-size:17px;line-height:26px;word-break:break-word;';
  return row(top, content, { style });
}

/** A row with small text in the secondary color. */
export function smallPrint(top: number, content: Words, bottom = 0): Part {
  const style = `font-size:15px;line-height:23px;color:${light.text.secondary};word-break:break-word;`;
  return row(top, content, { bottom, style, classes: 'quiet' });
}

export function heading(text: string): Part {
  const style = 'margin:0;font-size:24px;line-height:30px;font-weight:700;word-break:break-word;';
  return row(26, { html: `<h1 style="${style}">${escapeHtml(text)}</h1>`, text });
}

export function subheading(text: string): Part {
  const style = 'margin:0;font-size:17px;line-height:26px;font-weight:700;';
  return row(24, { html: `<h2 style="${style}">${escapeHtml(text)}</h2>`, text }, { bottom: 8 });
}

export const RULE = `border-bottom:1px solid ${light.line.subtle};`;
export const QUIET = `color:${light.text.secondary};`;

interface TableRow {
  label: string;
  value: Words;
}

export function table(rows: readonly TableRow[]): Part {
  return ruledTable(rows.map(labeled));
}

/** A table whose first line is a rule. */
export function ruledTable(rows: readonly Part[], style = ''): Part {
  const { html, text } = group(...rows);
  return {
    html: `<table width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:24px;border-top:1px solid ${mail.rule};${style}">
${html}
</table>`,
    text,
  };
}

/** No line of a long value can be mistaken for another label in the text part. */
function labeled({ label, value: content }: TableRow): Part {
  const { html, text } = words(content);
  return {
    text: text.includes('\n') ? `${label}:\n${indented(text)}` : `${label}: ${text}`,
    html: `<tr><th class="label quiet rule" scope="row" align="left" valign="top" style="width:80px;padding:9px 12px 9px 0;${RULE}font-size:15px;font-weight:400;${QUIET}">${escapeHtml(label)}</th><td class="rule" valign="top" style="padding:9px 0;${RULE}word-break:break-word;">${withZone(html)}</td></tr>`,
  };
}

/** Keeps the zone of a time on its line. */
export function withZone(html: string): string {
  return html.replaceAll(/ (?=[AP]M |UTC\))/g, '&nbsp;');
}

export function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Lines of a message, with a distance that shows where a long line ends. */
export function messageLines(text: string, htmlOf = escapeHtml): string {
  const lines = text.split('\n').map((line) => htmlOf(line) || '<br>');
  return lines
    .map((line, index) => `<div${index > 0 ? ' style="padding-top:6px;"' : ''}>${line}</div>`)
    .join('');
}

/** Prevents mail programs from turning emails in a text into links. */
export function withoutLinks(text: string): Part {
  return { html: escapeHtml(text).replaceAll('@', '<wbr><span>@</span>'), text };
}
