import { escapeHtml } from '../../shared/escapeHtml.ts';
import { light, mail } from '../../src/theme/tokens.ts';
import { QUIET, RULE, ruledTable, type Part } from './mailParts.ts';

const TABULAR = 'font-variant-numeric:tabular-nums;';

/** A table of figures: labels, and values at the right. */
export function figures(lines: readonly (readonly [label: string, value: string])[]): Part {
  const rows = lines.map(([label, value]) => ({
    text: `${label}: ${value}`,
    html: `<tr><th class="rule" scope="row" align="left" valign="top" style="padding:9px 12px 9px 0;${RULE}font-weight:400;">${escapeHtml(label)}</th><td class="rule" align="right" valign="top" style="padding:9px 0;${RULE}white-space:nowrap;">${escapeHtml(value)}</td></tr>`,
  }));
  return ruledTable(rows, TABULAR);
}

type Kind = 'head' | 'campaign' | 'total';

const STYLES: Readonly<Record<Kind, string>> = {
  head: `border-bottom:1px solid ${mail.rule};font-size:14px;font-weight:400;${QUIET}`,
  campaign: `border-bottom:1px solid ${light.line.subtle};font-weight:400;`,
  total: `border-bottom:3px double ${mail.rule};font-weight:700;`,
};
const CLASSES: Readonly<Record<Kind, string>> = {
  head: ' class="quiet"',
  campaign: ' class="rule"',
  total: '',
};

/** A line of a table: a name and the numbers beside it. */
export type CampaignLine = readonly [name: string, ...numbers: string[]];

/** A table of numbers, whose last line is the total. It is ruled double, as in a ledger. */
export function campaignTable(head: CampaignLine, lines: readonly CampaignLine[]): Part {
  const [, ...units] = head.map((name) => name.toLowerCase());
  const rows = lines.map((line) => {
    const [name, ...numbers] = line;
    const counts = numbers.map((number, index) => `${number} ${units[index]}`);
    return {
      text: `${name}: ${counts.join(', ')}`,
      html: lineHtml(line, line === lines.at(-1) ? 'total' : 'campaign'),
    };
  });
  const { html } = ruledTable([{ text: '', html: lineHtml(head, 'head') }, ...rows], TABULAR);
  return { html, text: rows.map(({ text }) => text).join('\n') };
}

function lineHtml([name, ...numbers]: CampaignLine, kind: Kind): string {
  const scope = kind === 'head' ? 'col' : 'row';
  const [open, close] = kind === 'head' ? ['th scope="col"', 'th'] : ['td', 'td'];
  const cells = numbers.map(
    (text) =>
      `<${open}${CLASSES[kind]} align="right" valign="top" style="padding:9px 0 9px 8px;${STYLES[kind]}">${withBefore(text)}</${close}>`,
  );
  return `<tr><th scope="${scope}"${CLASSES[kind]} align="left" valign="top" width="40%" style="padding:9px 0;${STYLES[kind]}word-break:break-word;">${escapeHtml(name)}</th>${cells.join('')}</tr>`;
}

/** Puts the number of the previous week on a line of its own on a phone. */
function withBefore(text: string): string {
  return escapeHtml(text).replace(
    /\(.*\)/,
    '<span class="was" style="white-space:nowrap;">$&</span>',
  );
}
