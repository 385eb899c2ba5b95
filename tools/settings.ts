import { readFileSync, writeFileSync } from 'node:fs';
import { publicKeys, settingsTable } from '../server/settings/settingsTable.ts';

/**
 * `npm run settings` writes the settings of the server to docs/operations.md and .env.example. With
 * `--check` it reports outdated files instead of writing them.
 */
const OPERATIONS = 'docs/operations.md';

const INTRODUCTION = `# Settings of the server with their defaults. Copy this file to .env and remove the # before
# settings that you change. Pages show those marked "(page)".
# docs/operations.md explains them. The command "npm run settings" writes this file.
`;

/** For each setting, a line of `.env`, the meaning and the possible values. */
const lines = Object.entries(settingsTable).map(([key, { name, standard, meaning, hint }]) => ({
  line: `${name}=${standard}`,
  meaning: publicKeys.some((one) => one === key) ? `${meaning} (page)` : meaning,
  hint,
}));

const list = lines
  .map(({ line, meaning }) => `- \`${line.replace(/=$/, '')}\`: ${meaning}\n`)
  .join('');

const examples = lines.map(({ line, meaning, hint }) =>
  [meaning.replaceAll('`', ''), hint?.replace(/^use /, 'Use '), line]
    .filter(Boolean)
    .map((text) => `# ${text}\n`)
    .join(''),
);

write(
  OPERATIONS,
  readFileSync(OPERATIONS, 'utf8').replace(/(?:^- `[A-Z_]+(?:=.*?)?`: .*\n){9,}/m, list),
);
write('.env.example', [INTRODUCTION, ...examples].join('\n'));

function write(path: string, text: string): void {
  if (!process.argv.includes('--check')) return writeFileSync(path, text);
  if (readFileSync(path, 'utf8') === text) return;
  process.stderr.write(`${path} is outdated. Run: npm run settings\n`);
  process.exitCode = 1;
}
