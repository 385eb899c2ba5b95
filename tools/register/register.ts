import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { meanings, numberSettings, textSettings } from '../../server/settings/settingsTable.ts';

/**
 * `npm run register` lists the tests for each sentence of the specification in docs/proof.md, and
 * for each criterion of WCAG 2.2 in docs/accessibility.md. It also writes the settings to
 * docs/operations.md and .env.example. With `--check` it reports outdated files instead of writing
 * them. Tests name their sentences and criteria at the end of their titles: `[4.2, 5.1]`,
 * `[wcag 2.4.7]`. Stories quote a sentence, or a part of one, as their `rule`.
 */
const PROOF = 'docs/proof.md';
const ACCESSIBILITY = 'docs/accessibility.md';
const OPERATIONS = 'docs/operations.md';

/** Matches the second argument of `state(cause, rule)`, or the `rule` of all stories in a file. */
const RULE = /(?:\brule:|\bstate\(\s*(['"]).*?\1,)\s*(['"])(.*?)\2,?[\s)]/g;

const INTRODUCTION = `# Proof

\`npm run register\` lists the tests and stories that prove each sentence of the
[specification](specification.md). 'Open' marks gaps that decisions fill.
`;

const read = (path: string) => readFileSync(path, 'utf8');
const problems: string[] = [];
/** The files that prove a sentence or a criterion, by its number. */
const proofs = new Map<string, Set<string>>();
const sections = read('docs/specification.md').split(/^##? /m).slice(1).map(sectionOf);
const sentences = new Map<string, string>(sections.flatMap((section) => section.sentences));
const reasons = new Map(
  [...read(PROOF).matchAll(/^- \*\*(.+?)\*\* .*? (\(.*\))$/gm)].map(([, id, text]) => [id, text]),
);
const [head = '', ...rows] = read(ACCESSIBILITY).split(/^(?=- \d)/m);

readProofs();
writePage(PROOF, proofPage());
writePage(ACCESSIBILITY, accessibilityPage());
writePage(
  OPERATIONS,
  read(OPERATIONS).replace(/(?:^- `[A-Z_]+(?:=.*?)?`: .*\n){9,}/m, settingsList()),
);
writePage('.env.example', exampleFile());
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Numbers the sentences in paragraphs and list items. A table row counts as one sentence. */
function sectionOf(text: string, number: number) {
  const [title = '', ...blocks] = text
    .replace(/^\|.*\n\|[-|]+\n/gm, '')
    .split(/\n+(?=- |\|)|\n{2,}/)
    .map((block) => block.replace(/\s+/g, ' ').replace(/^- /, '').trim());
  const all = blocks
    .flatMap((block) => (block.startsWith('|') ? block : block.split(/(?<=[.;]) /)))
    .filter((sentence) => /[^:]$|\)/.test(sentence));
  const sentences = all.map((sentence, index) => [`${number}.${index + 1}`, sentence] as const);
  return { title, sentences };
}

function readProofs(): void {
  for (const file of globSync('tests/**/*.{ts,tsx}').toSorted()) {
    for (const [, , marks = ''] of read(file).matchAll(/(['"`]).* \[((?:wcag )?\d[\w., ]*)\]\1/g)) {
      for (const id of marks.match(/\d[\d.]*/g) ?? []) addProof(id, file);
    }
  }
  for (const file of globSync('stories/**/*.stories.tsx').toSorted()) {
    for (const [, , , rule = ''] of read(file).matchAll(RULE)) {
      for (const [id, sentence] of sentences) {
        if (sentence.includes(rule) || rule.split(/(?<=[.;]) /).includes(sentence))
          addProof(id, file);
      }
    }
  }
}

function addProof(id: string, file: string): void {
  const known = sentences.has(id) || rows.some((row) => row.startsWith(`- ${id} `));
  if (!known) problems.push(`${file}: no sentence or criterion has the number ${id}`);
  proofs.set(id, (proofs.get(id) ?? new Set()).add(file));
}

/** Lists the files that prove a sentence or a criterion, in the given format. */
function filesOf(id: string, format: (file: string) => string): string {
  return [...(proofs.get(id) ?? [])].map(format).join(', ');
}

function proofPage(): string {
  const parts = sections.map((section) => {
    const lines = section.sentences.map(([id, sentence]) => {
      const files = filesOf(id, (file) => `[${basename(file)}](../${file})`);
      // If no test is needed, the page gives a hand-written reason in parentheses.
      const proof = files || reasons.get(id);
      if (!proof) problems.push(`${id} has no proof: ${sentence}`);
      return `- **${id}** ${shortened(sentence)} ${proof}`;
    });
    return `## ${section.title}\n\n${lines.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${parts.join('\n')}`;
}

/** Adds the tests to the list of criteria, except to criteria that need no test. */
function accessibilityPage(): string {
  const filled = rows.map((row) => {
    const [, id = '', title = '', proof = ''] = /^- ([\d.]+) (.*?): (.*)/.exec(row) ?? [];
    // Keeps hand-written reasons why a criterion needs no test.
    const files = filesOf(id, (file) => `\`${file}\``);
    const value = files || (proof.includes('`tests/') ? '' : proof);
    if (!value) problems.push(`WCAG ${id} ${title} has no proof`);
    return `- ${id} ${title}: ${value}\n`;
  });
  return head + filled.join('');
}

/** For each setting, returns a line of `.env`, the meaning and the possible values. */
function settingLines() {
  const settings: Record<string, { standard?: string | number; hint?: string }> = {
    ...textSettings,
    ...numberSettings,
  };
  return Object.entries(meanings).map(([name, meaning]) => {
    const { standard = '', hint } = settings[name] ?? {};
    return { line: `${name}=${standard}`, meaning, hint };
  });
}

function settingsList(): string {
  return settingLines()
    .map(({ line, meaning }) => `- \`${line.replace(/=$/, '')}\`: ${meaning}\n`)
    .join('');
}

function exampleFile(): string {
  const entries = settingLines().map(({ line, meaning, hint }) =>
    [meaning.replaceAll('`', ''), hint?.replace(/^use /, 'Use '), line]
      .filter(Boolean)
      .map((text) => `# ${text}\n`)
      .join(''),
  );
  const introduction =
    '# Settings of the server with their defaults. Copy this file to .env and remove the # before\n' +
    '# settings that you change. The build also reads those marked "(build)".\n' +
    '# docs/operations.md explains them. The command "npm run register" writes this file.\n';
  return [introduction, ...entries].join('\n');
}

function shortened(sentence: string): string {
  const words = sentence.split(' ');
  return words.length > 4 ? `${words.slice(0, 3).join(' ')}…` : sentence;
}

function writePage(path: string, text: string): void {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (read(path) !== text) problems.push(`${path} is outdated. Run: npm run register`);
}
