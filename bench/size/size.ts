import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy, pages } from './budgets.ts';
import { builtScript, type BuiltChunk } from './builtScript.ts';
import { grown } from './grown.ts';

const ACCEPTED = join(import.meta.dirname, 'accepted.json');
const { chunks, importersOf } = await builtScript();

interface Line {
  name: string;
  size: number;
  budget: number;
}

const lines: Line[] = [];
for (const [page, { document, chunk, html, script }] of Object.entries(pages)) {
  if (document && html) {
    const { size } = statSync(join('dist/site', `${document}.br`));
    lines.push({ name: `${page}: document and styles`, size, budget: html });
  }
  const size = withImports(chunk).reduce((sum, part) => sum + part.size, 0);
  lines.push({ name: `${page}: all JavaScript`, size, budget: script });
}
for (const [name, budget] of Object.entries(lazy)) {
  lines.push({ name: `${name}, when needed`, size: chunkNamed(name).size, budget });
}

for (const { name, size, budget } of lines) {
  const verdict = size > budget ? `OVER BY ${size - budget}` : `${budget - size} left`;
  print(`${name.padEnd(36)}${String(size).padStart(8)} of ${budget} bytes, ${verdict}`);
}

const weights = Object.fromEntries(chunks.map(({ name, parts }) => [name, parts]));
if (process.argv.includes('--accept')) {
  writeFileSync(ACCEPTED, `${JSON.stringify(weights, null, 2)}\n`);
  print('Accepted: growth is counted from here.');
} else {
  reportGrowth(JSON.parse(readFileSync(ACCEPTED, 'utf8')) as typeof weights);
}
if (lines.some(({ size, budget }) => size > budget)) process.exitCode = 1;

/** Names what grew since it was last accepted, and by which import. */
function reportGrowth(accepted: typeof weights) {
  for (const [name, parts] of Object.entries(weights)) {
    for (const { part, before, now } of grown(accepted[name] ?? {}, parts)) {
      const importers = importersOf(part).slice(0, 4).join(', ');
      print(`grew: ${name}: ${part} from ${before} to ${now} bytes; imported by ${importers}`);
    }
  }
}

/** A page's chunks: the site's, its own, and all that they import. */
function withImports(name?: string): BuiltChunk[] {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const waiting = [entry, name ? chunkNamed(name) : undefined].filter(
    (chunk) => chunk !== undefined,
  );
  const found = new Set<BuiltChunk>();
  for (const chunk of waiting) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports.map(chunkNamed));
  }
  return [...found];
}

function chunkNamed(name: string): BuiltChunk {
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (!chunk)
    throw new Error(`The build has no ${name}. Its budget holds nothing. Correct budgets.ts.`);
  return chunk;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
