import { escapeHtml } from '../../shared/escapeHtml.ts';
import { light, mail } from '../../src/theme/tokens.ts';
import { ruledTable, type Part } from './mailParts.ts';

type Kind = 'head' | 'campaign' | 'total';

const STYLES: Readonly<Record<Kind, string>> = {
  head: `border-bottom:1px solid ${mail.rule};font-weight:400;font-size:15px;color:${light.text.secondary};`,
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
  const html = lines.map((line) => lineHtml(line, line === lines.at(-1) ? 'total' : 'campaign'));
  const texts = lines.map(([name, ...numbers]) => {
    const counts = numbers.map((number, index) => `${number} ${units[index]}`);
    return `${name}: ${counts.join(', ')}`;
  });
  const style = 'font-variant-numeric:tabular-nums;';
  return {
    html: ruledTable(
      [lineHtml(head, 'head'), ...html].map((part) => ({ html: part, text: '' })),
      style,
    ).html,
    text: texts.join('\n'),
  };
}

function lineHtml([name, ...numbers]: CampaignLine, kind: Kind): string {
  const scope = kind === 'head' ? 'col' : 'row';
  const [open, close] = kind === 'head' ? ['th scope="col"', 'th'] : ['td', 'td'];
  const cells = numbers.map((text, index) => {
    const right = index === numbers.length - 1 ? 0 : 10;
    return `<${open}${CLASSES[kind]} align="right" valign="top" style="padding:9px ${right}px 9px 0;${STYLES[kind]}white-space:nowrap;">${escapeHtml(text)}</${close}>`;
  });
  return `<tr><th scope="${scope}"${CLASSES[kind]} align="left" valign="top" style="padding:9px 10px 9px 0;${STYLES[kind]}word-break:break-word;">${escapeHtml(name)}</th>${cells.join('')}</tr>`;
}
