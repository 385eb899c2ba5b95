import { splitMessage } from '../../shared/questions.ts';
import { indented, messageLines, QUIET, RULE, ruledTable, words, type Part } from './mailParts.ts';

/** The width of the text part, so that a mail program that wraps quotes changes no question. */
const TEXT_WIDTH = 70;

/** The known questions and the visitor's own words, each with an empty line for the response. */
export function messageTable(message: string): Part {
  const { asked, words: own } = splitMessage(message);
  const questions = asked.map((question, index) => {
    const number = `${index + 1}.`;
    return item(number, {
      text: wrapped(`  ${number} ${question}`, '     '),
      html: `<b>${words(question).html}</b>`,
    });
  });
  const said = { text: indented(own), html: messageLines(own) };
  return ruledTable([
    {
      text: 'Message:',
      html: `<tr><th class="ask head quiet" colspan="2" scope="col" align="left" style="padding:9px 0 0;font-size:15px;font-weight:400;${QUIET}">Message</th></tr>`,
    },
    ...questions,
    ...(own === '' ? [] : [item('', said)]),
  ]);
}

/** An answer that is typed after 'Response:' has the color of the mail. */
function item(number: string, { html, text }: Part): Part {
  return {
    text: `\n${text}\n\n     Response:`,
    html: `<tr><td class="ask" width="26" valign="top" style="width:26px;padding:9px 0 0;font-weight:700;">${number}</td><td class="ask" valign="top" style="padding:9px 0 0;word-break:break-word;">${html}</td></tr>
<tr><td class="rule" style="${RULE}"></td><td class="rule" style="padding:6px 0 14px;${RULE}word-break:break-word;"><span class="quiet" style="${QUIET}">Response:</span>&#160;</td></tr>`,
  };
}

function wrapped(text: string, indent: string): string {
  const longest = new RegExp(`^(.{1,${TEXT_WIDTH}}) (?=.)`);
  const line = text.length > TEXT_WIDTH ? longest.exec(text)?.[1] : undefined;
  if (line === undefined) return text;
  return `${line}\n${wrapped(indent + text.slice(line.length + 1), indent)}`;
}
