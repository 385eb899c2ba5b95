import { settingsTable } from './settingsTable.ts';

const names = Object.values(settingsTable).map(({ name }) => name);
/** The first words in the names of settings, except words that other programs also use. */
const prefixes = new Set(names.map((name) => /^[A-Z]+_/.exec(name)?.[0] ?? name));
for (const prefix of ['NODE_', 'VITE_', 'DATA_', 'DATABASE_', 'HOST', 'PORT'])
  prefixes.delete(prefix);

/** Returns a warning for each variable that resembles a setting but is not one. */
export function unknownNameWarnings(environment: object): string[] {
  return Object.keys(environment)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const near = names.find((other) => other.includes('_') && edits(name, other) <= 2);
      if (near) return [`${name} is not a setting: did you mean ${near}?`];
      const isOurs = [...prefixes].some((prefix) => name.startsWith(prefix));
      return isOurs ? [`${name} is not a setting: see .env.example.`] : [];
    });
}

/** Counts the characters to add, remove or change (Levenshtein distance). */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const character of from) {
    const next = [(row[0] ?? 0) + 1];
    for (let at = 0; at < to.length; at += 1) {
      const [left = 0, above = 0, before = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, before + (character === to[at] ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
