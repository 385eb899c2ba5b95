import { company } from '../../shared/company.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import { dark, light, mail } from '../../src/theme/tokens.ts';
import { join, row, unbroken, withoutLinks, words, type Part } from './mailParts.ts';

/** The content of a mail. The HTML part and the text part have the same content. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  /** The name of `replyTo`. */
  readonly replyName?: string;
  /** The Message-ID of the mail below which this one is shown. */
  readonly references?: string;
  readonly attachments?: readonly MailFile[];
}

export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;';

/** Inline styles are those of a phone, because a reply loses these rules. */
const SCREEN = `
:root{color-scheme:light dark}
@media (min-width:481px){
.edge{padding:32px 16px!important}
.row{padding-left:32px!important;padding-right:32px!important}
.slip{padding-left:29px!important;padding-right:32px!important}
.label{width:110px!important}
.label,.head{font-size:16px!important}
}
@media (max-width:480px){.was{display:block!important}}
`;

/** The colors of the dark scheme, on screens only: a print of them would be pale. */
const DARK = `
@media screen and (prefers-color-scheme:dark){
.ground{background:${dark.background.default}!important;color:${dark.text.primary}!important}
.sheet{background:${dark.background.paper}!important;border-color:${dark.line.subtle}!important;border-top-color:${mail.column}!important}
.quiet{color:${dark.text.secondary}!important}
.rule{border-color:${dark.line.subtle}!important}
.link{color:${dark.primary.main}!important}
.tint{background:${dark.notice.tint}!important}
}
`;

/** Thunderbird ignores `@media` rules, but not a style sheet for print. */
const PRINT = `
.edge{padding:0!important}
.sheet,.note{max-width:none!important}
.sheet{border:0!important}
.row{padding-left:0!important;padding-right:0!important}
.slip{padding:2px 0 0 12px!important;font-size:15px!important;line-height:20px!important}
.gap{padding-top:8px!important}
.ask{padding-top:4px!important}
.sheet table{line-height:18px!important}
.rule{padding-top:4px!important;padding-bottom:4px!important}
`;

/**
 * The logo is drawn with the borders of table cells, because many mail programs block pictures, and
 * printers leave out backgrounds. The cells contain no text: filters treat small or colorless text
 * as hidden words.
 */
const MARK = row(28, {
  text: '',
  html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="middle" style="padding-right:10px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="24" style="width:24px;border-collapse:separate;border-spacing:0;">
${line(12, 6, `border-top:6px solid ${light.hivis.main};border-right:6px solid ${light.hivis.main};`)}
${line(2, 6, `border-right:16px solid ${light.hivis.main};`)}
${line(18, 10)}
</table></td>
<td valign="middle" style="font-size:22px;line-height:28px;font-weight:700;">${escapeHtml(company.name)}</td>
</tr></table>`,
}).html;

function line(width: number, height: number, style = ''): string {
  return `<tr><td width="${width}" height="${height}" style="width:${width}px;height:${height}px;line-height:${height}px;mso-line-height-rule:exactly;padding:0;border-left:6px solid ${mail.column};${style}"></td></tr>`;
}

/** The last row of a mail to a visitor. */
export const footer = (({ name, office, salesEmail }) => {
  const address = `${name} · ${office.street}, ${office.city} · `;
  const text = words(address, unbroken(withoutLinks(salesEmail)));
  const style = `border-top:1px solid ${light.line.subtle};font-size:14px;line-height:21px;color:${light.text.secondary};`;
  return row(16, text, { bottom: 16, style, classes: 'quiet rule' });
})(company);

interface MailProps {
  readonly subject: string;
  /** The text that an inbox shows after the subject. */
  readonly preview: string;
  readonly width: number;
  /** The rows, between which the text part has empty lines. */
  readonly rows: readonly Part[];
  /** The title of the HTML part, if it is not the subject. */
  readonly title?: string;
  /** A block above the mail, which the recipient deletes before replying. */
  readonly note?: Part;
}

export function mailOf(props: MailProps): MailContent {
  const { subject, rows, note } = props;
  const { html, text } = join(rows, '\n', '\n\n');
  return {
    subject,
    text: note ? `${note.text}\n${'-'.repeat(32)}\n\n${text}` : text,
    html: mailFrame(props, html),
  };
}

/** The HTML document around the HTML rows of a mail. */
function mailFrame({ subject, title = subject, preview, width, note }: MailProps, rows: string) {
  const { background, line: lines, text } = light;
  const ground = `background:${background.default};color:${text.primary};${FONT}`;
  const preheader = `<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preview)}</div>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${SCREEN}${DARK}</style><style media="print">${PRINT}</style></head>
<body class="ground" style="margin:0;${ground}">
${note ? '' : preheader}
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${ground}"><tr><td class="edge" align="center" style="padding:16px 8px;">
${note ? noteHtml(width, preheader + note.html) : ''}
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;background:${background.paper};border:1px solid ${lines.subtle};border-top:2px solid ${mail.column};">
${MARK}
${rows}
</table>
</td></tr></table>
</body>
</html>
`;
}

function noteHtml(width: number, html: string): string {
  return `<table class="note" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;margin:0 0 12px;"><tr><td align="left" style="font-size:15px;line-height:22px;word-break:break-word;">${html}</td></tr></table>`;
}
