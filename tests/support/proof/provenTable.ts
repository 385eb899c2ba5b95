import { readFileSync } from 'node:fs';

/** The cells of each table of a document, row by row, without the heads. */
export function tableRows(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => plain(cell.replaceAll('\\|', '|'))),
  );
}

/** Whether each test that a cell names is there: `path` and its name, one or more. */
export function namesTests(proof: string): boolean {
  const named = proof.split('<br>').map((one) => /^`([^`]+)` (.+)$/.exec(one.trim()));
  return named.every((match) => match && isThere(match[1]!, match[2]!));
}

/** Whether a file has a test of that name, or a story of that export that plays. */
function isThere(path: string, name: string): boolean {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.stories.tsx')) {
    const story = new RegExp(`^export const ${name}: Story = \\{[^]*?^\\};`, 'm').exec(source);
    return story?.[0].includes('play:') ?? false;
  }
  // A test is a name with a function behind it.
  const tests = source.matchAll(/\(\s*(['"`])((?:(?!\1).)+)\1,\s*(?:async )?\(/g);
  return [...tests].some(([, , title]) => title === name);
}

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
