import { company } from '../../shared/company.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import { dark, light, mail } from '../../src/theme/tokens.ts';

/** The content of a mail. The HTML part and the text part have the same content. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly attachments?: readonly MailFile[];
}

export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

const RULE = `border-bottom:1px solid ${light.line.subtle};`;

const NARROW = `
@media (max-width:480px){
.row{padding-left:20px!important;padding-right:20px!important}
.label{width:92px!important;font-size:15px!important}
}
`;

/** The colors of the dark scheme, which override those of the inline styles. */
const DARK = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark.background.default}!important;color:${dark.text.primary}!important}
.sheet{background:${dark.background.paper}!important;border-color:${dark.line.subtle}!important;border-top-color:${mail.column}!important}
.quiet{color:${dark.text.secondary}!important}
.rule{border-color:${dark.line.subtle}!important}
.link{color:${dark.primary.main}!important}
.tint{background:${dark.notice.tint}!important}
}
`;

type RowClass = '' | 'quiet' | 'quiet rule';

/** One row of a mail; `content` is HTML. */
export function row(style: string, content: string, added: RowClass = ''): string {
  return `<tr><td class="${`row ${added}`.trim()}" style="${style}">${content}</td></tr>`;
}

/** A row with a paragraph in HTML, `top` pixels below the previous row. */
export function paragraph(top: number, content: string, style = ''): string {
  return row(`padding:${top}px 32px 0;font-size:17px;line-height:26px;${style}`, content);
}

/** A row with small text in the secondary color. */
export function smallPrint(padding: string, content: string, style = ''): string {
  const font = `font-size:15px;line-height:23px;color:${light.text.secondary};`;
  return row(`padding:${padding};${font}${style}`, content, 'quiet');
}

interface TableRow {
  label: string;
  value: string;
}

/** A table of labels and values. `htmlOf` formats a value as HTML. */
export function table<Row extends TableRow>(
  rows: readonly Row[],
  htmlOf: (row: Row) => string = plainValue,
  labelWidth = 110,
): string {
  return ruledTable(rows.map((line) => labeled(line.label, htmlOf(line), labelWidth)));
}

/** A table whose first line is a rule. The rows are HTML. */
export function ruledTable(rows: readonly string[], style = ''): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:24px;border-top:1px solid ${mail.rule};${style}">
${rows.join('\n')}
</table>`;
}

/** Keeps the zone of a time on its line. */
function plainValue({ value }: TableRow): string {
  return escapeHtml(value).replaceAll(' UTC)', '&nbsp;UTC)');
}

function labeled(label: string, value: string, width: number): string {
  return `<tr><th class="label quiet rule" scope="row" align="left" valign="top" style="width:${width}px;padding:9px 12px 9px 0;${RULE}font-weight:400;color:${light.text.secondary};">${escapeHtml(label)}</th><td class="rule" valign="top" style="padding:9px 0;${RULE}word-break:break-word;">${value}</td></tr>`;
}

/** Lines of a message, with a distance that shows where a long line ends. */
export function messageLines(text: string, htmlOf = escapeHtml): string {
  const lines = text.split('\n').map((line) => htmlOf(line) || '<br>');
  return lines
    .map((line, index) => `<div${index > 0 ? ' style="padding-top:6px;"' : ''}>${line}</div>`)
    .join('');
}

/**
 * The logo is drawn with table cells, because many mail programs block pictures. The cells contain
 * no text: filters treat small or colorless text as hidden words.
 */
const MARK = row(
  'padding:28px 32px 0;',
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="middle" style="padding-right:10px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="24" style="width:24px;border-collapse:separate;border-spacing:0;">
<tr>${cell(12, 6, `border-top:6px solid ${light.hivis.main};border-right:6px solid ${light.hivis.main};border-left:6px solid ${mail.column};`, 3)}</tr>
<tr>${cell(6, 6, `background:${mail.column};`)}${cell(2, 6)}${cell(16, 6, `background:${light.hivis.main};`)}</tr>
<tr>${cell(6, 10, `background:${mail.column};`)}${cell(18, 10, '', 2)}</tr>
</table></td>
<td valign="middle" style="font-size:22px;line-height:28px;font-weight:700;">${escapeHtml(company.name)}</td>
</tr></table>`,
);

function cell(width: number, height: number, style = '', columns = 1): string {
  return `<td width="${width}" height="${height}" colspan="${columns}" style="width:${width}px;height:${height}px;line-height:${height}px;mso-line-height-rule:exactly;padding:0;${style}"></td>`;
}

export function heading(text: string): string {
  const style = 'margin:0;font-size:24px;line-height:30px;font-weight:700;word-break:break-word;';
  return row('padding:26px 32px 0;', `<h1 style="${style}">${escapeHtml(text)}</h1>`);
}

export function subheading(text: string): string {
  const style = 'margin:0;font-size:17px;line-height:26px;font-weight:700;';
  return row('padding:24px 32px 8px;', `<h2 style="${style}">${escapeHtml(text)}</h2>`);
}

/** The last row of a mail to a visitor, in text and HTML. */
export const footer = (({ name, office, salesEmail }) => {
  const text = `${name} · ${office.street}, ${office.city} · ${salesEmail}`;
  const style = `padding:16px 32px;border-top:1px solid ${light.line.subtle};font-size:14px;line-height:21px;color:${light.text.secondary};`;
  return { text, html: row(style, withoutLinks(text), 'quiet rule') };
})(company);

/** Escapes a string as HTML, and prevents mail programs from turning emails in it into links. */
export function withoutLinks(text: string): string {
  return escapeHtml(text).replaceAll('@', '<span>@</span>');
}

/** The HTML document around the HTML rows of a mail. Title and preheader are plain text. */
export function mailFrame(
  title: string,
  preheader: string,
  width: number,
  rows: readonly string[],
): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${NARROW}${DARK}</style></head>
<body class="ground" style="margin:0;background:${light.background.default};color:${light.text.primary};font-family:Archivo,Arial,Helvetica,sans-serif;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preheader)}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.background.default};color:${light.text.primary};"><tr><td align="center" style="padding:32px 16px;">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;background:${light.background.paper};border:1px solid ${light.line.subtle};border-top:2px solid ${mail.column};">
${[MARK, ...rows].join('\n')}
</table>
</td></tr></table>
</body>
</html>
`;
}
