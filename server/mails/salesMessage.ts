import { escapeHtml } from '../../shared/escapeHtml.ts';
import { splitMessage } from '../../shared/questions.ts';
import type { Answer } from '../../shared/summary.ts';
import { light } from '../../src/theme/tokens.ts';
import { messageLines, ruledTable } from './mailFrame.ts';
import { indented, textLine } from './textLine.ts';

/** Each known question has an empty line for its response. The visitor's own words come last. */
export function messageTable({ label, value }: Answer): string {
  const { asked, words } = splitMessage(value);
  const rule = `border-bottom:1px solid ${light.line.subtle};`;
  const quiet = `color:${light.text.secondary};`;
  const item = 'padding:9px 0 0;font-weight:700;';
  return ruledTable([
    `<tr><th class="quiet" colspan="2" scope="col" align="left" style="padding:9px 0 0;font-weight:400;${quiet}">${label}</th></tr>`,
    ...asked.map(
      (question, index) =>
        `<tr><td width="26" valign="top" style="width:26px;${item}">${index + 1}.</td><td valign="top" style="${item}">${escapeHtml(question)}</td></tr>
<tr><td class="rule" style="${rule}"></td><td class="rule" style="padding:6px 0 14px;${rule}"><span class="quiet" style="${quiet}">Response:</span> </td></tr>`,
    ),
    ...(words === ''
      ? []
      : [
          `<tr><td class="rule" colspan="2" style="padding:9px 0;${rule}word-break:break-word;">${messageLines(words)}</td></tr>`,
        ]),
  ]);
}

export function messageText({ label, value }: Answer): string {
  const { asked, words } = splitMessage(value);
  if (asked.length === 0) return textLine({ label, value });
  const items = asked.map((question, index) => `  ${index + 1}. ${question}\n     Response:`);
  return [`${label}:`, [...items, ...(words === '' ? [] : [indented(words)])].join('\n\n')].join(
    '\n',
  );
}
