import { escapeHtml } from '../rules/escapeHtml.ts';
import { dark, light } from '../theme/tokens.ts';

/** A letter. Its HTML part and its text part say the same. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The email that a reply goes to. */
  readonly replyTo?: string;
  readonly attachments?: readonly LetterFile[];
}

/** A file that a letter brings along. */
export interface LetterFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** Styles that several rows share, inline because not every mail program reads a style sheet. */
export const cell = {
  body: 'padding:14px 32px 0;font-size:17px;line-height:26px;',
  small: `font-size:15px;line-height:23px;color:${light.text.secondary};`,
  rule: `border-bottom:1px solid ${light.line.subtle};`,
} as const;

/** On a phone the margins are smaller, and a label stands above its value. */
const NARROW = `
@media (max-width:480px){
.row{padding-left:20px!important;padding-right:20px!important}
.label,.value{display:block!important;width:auto!important}
.label{padding-bottom:0!important;border-bottom:0!important}
.value{padding-top:0!important}
}
`;

/** What the colors of the inline styles are in the dark, by the class of what has them. */
const DARK = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark.background.default}!important;color:${dark.text.primary}!important}
.sheet{background:${dark.background.paper}!important;border-color:${dark.line.subtle}!important;border-top-color:${dark.text.primary}!important}
.quiet{color:${dark.text.secondary}!important}
.rule{border-color:${dark.line.subtle}!important}
.strong{border-color:${dark.text.primary}!important}
.link{color:${dark.primary.main}!important}
}
`;

/** The classes of a row whose inline color or line has another one in the dark. */
type RowLook = '' | 'quiet' | 'quiet rule';

/** One row of a letter; `content` is HTML. */
export function row(style: string, content: string, look: RowLook = ''): string {
  return `<tr><td class="${`row ${look}`.trim()}" style="${style}">${content}</td></tr>`;
}

/** A row of the table in a letter: its label, and its value as HTML. */
export function labeled(label: string, value: string): string {
  return `<tr><th class="label quiet rule" scope="row" align="left" valign="top" style="width:110px;padding:10px 12px 10px 0;${cell.rule}font-weight:400;color:${light.text.secondary};">${escapeHtml(label)}</th><td class="value rule" style="padding:10px 0;${cell.rule}word-break:break-word;">${value}</td></tr>`;
}

/** The table of such rows. */
export function table(rows: readonly string[]): string {
  return `<table class="strong" width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:24px;border-top:1px solid ${light.text.primary};">
${rows.join('\n')}
</table>`;
}

/** The document around the rows of a letter; `rows` is HTML, the rest is text. */
export function letterFrame(
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
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;background:${light.background.paper};border:1px solid ${light.line.subtle};border-top:2px solid ${light.text.primary};">
${rows.join('\n')}
</table>
</td></tr></table>
</body>
</html>
`;
}
