import { readFileSync } from 'node:fs';
import { checkHtml, requireJava } from './checkHtml.ts';
import { checkLetter } from './checkLetter.ts';
import { checkPage, engine } from './checkPage.ts';
import { checkPolicy } from './checkPolicy.ts';
import { checkSpam } from './checkSpam.ts';
import type { Finding } from './finding.ts';
import { known } from './known.ts';
import { letters, receivedLetter } from './letters.ts';
import { judgePageStates } from './pageStates.ts';

requireJava();
const findings: Finding[] = [];
const documents = new Map(
  ['index.html', 'info/index.html', 'privacy-policy/index.html', '404.html'].map((file) => [
    file,
    readFileSync(`dist/site/${file}`, 'utf8'),
  ]),
);
const policy = await judgePageStates(engine, async (page, state) => {
  documents.set(state, await page.content());
  findings.push(...(await checkPage(page, state)));
});
const received = new Map<string, Buffer>();
for (const [name, letter] of letters) {
  documents.set(name, letter.html);
  received.set(name, await receivedLetter(letter));
  findings.push(...checkLetter(letter.html, name));
}
const spam = checkSpam(received);
findings.push(...(spam ?? []));
findings.push(...checkHtml(documents), ...checkPolicy(policy));

const isThis = ({ judge, where = '', what }: (typeof known)[number], finding: Finding) =>
  finding.judge === judge && finding.where.includes(where) && finding.what.includes(what);
const open = findings.filter((finding) => !known.some((one) => isThis(one, finding)));
const stale = known.filter((one) => !findings.some((finding) => isThis(one, finding)));
const lines = [
  ...(spam
    ? []
    : ['SpamAssassin is missing (apt-get install spamassassin): no letter was judged.']),
  ...open.map(({ judge, where, what }) => `${judge}, ${where}: ${what}`),
  ...stale.map(({ judge, what }) => `Found no longer, take it out of known.ts: ${judge}: ${what}`),
  `${documents.size} documents: ${open.length} open, ${findings.length - open.length} known.`,
];
process.stdout.write(`${lines.join('\n')}\n`);
if (open.length + stale.length > 0 || !spam) process.exitCode = 1;
