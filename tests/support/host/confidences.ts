import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf, type Store } from '../../../server/store/Store.ts';

/** Every address of the tests ends so; the log blots an address out by the last. */
const ALWAYS = ['.example', '402917', '[address]'];
/** Shorter ones stand in digests by chance. */
const SHORTEST = 6;
/** The reference of a lead says nothing of its visitor, and the store keeps it (decision S2). */
const REFERENCE = /^[2-9A-HJ-NP-TV-Z]{8}$/;
/** Fuzzing says many thousands. */
const MOST = 500;

/**
 * What visitors have told one host: addresses, codes, networks, words. It may stand in mails,
 * never in a log or in a store. Every host of the tests is searched for it when it ends.
 */
export function createConfidences() {
  const told = new Set(ALWAYS);
  return {
    /** Takes in a text that a visitor sent or got, word by word and without its markup. */
    tell: (text: string) => {
      for (const piece of text.split(/<[^>]*>|[@\r\n]/)) {
        const words = piece.trim();
        if (words.length < SHORTEST || told.size >= MOST || REFERENCE.test(words)) continue;
        told.add(words).add(words.toLowerCase());
      }
    },
    /** Throws an Error that names what was found. */
    searchFor: (where: string, text: string) => {
      const found = [...told].filter((words) => text.includes(words));
      if (found.length > 0) throw new Error(`${where} tells of a visitor: ${found.join(', ')}`);
    },
  };
}

/** All texts of a store; none when the test has closed it. */
export async function textsOfStore(store: Store): Promise<string> {
  const texts: unknown[] = [];
  const tables = await store
    .read((sql) =>
      store.engine === 'sqlite'
        ? sql.rows(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
        : sql.rows('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()'),
    )
    .catch(() => []);
  for (const table of tables) {
    const rows = await store.read((sql) => sql.rows(`SELECT * FROM ${textOf(table, 'name')}`));
    texts.push(...rows.flatMap(Object.values));
  }
  return texts.filter((text) => typeof text === 'string').join('\n');
}

/** The bytes of every SQLite file below a folder, what SQLite has deleted included. */
export function textsOfFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.db(?:-wal)?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}
