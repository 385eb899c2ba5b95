import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf, type Store } from '../../../server/store/Store.ts';

/** Always searched for: the ending of test emails, the default code and a redacted email. */
const ALWAYS = ['.example', '402917', '[address]'];
/** Shorter strings are not searched for, because digests can contain them by chance. */
const MIN_LENGTH = 6;
/** References of leads are not searched for: they are stored, but reveal nothing about visitors. */
const REFERENCE = /^[2-9A-HJ-NP-TV-Z]{8}$/;
/** Limits the search, because fuzzing produces thousands of strings. */
const MAX_TEXTS = 500;

/**
 * The personal data that visitors have sent to one server: emails, codes, IPs, words. Mails may
 * contain this data, but logs and stores must not. When a test server stops, its log and its store
 * are searched for this data.
 */
export function createPersonalData() {
  const known = new Set(ALWAYS);
  return {
    /** Adds the words of a text that a visitor sent or received, without markup and quotation marks. */
    add: (text: string) => {
      for (const piece of text.split(/<[^>]*>|[@\r\n"]/)) {
        const words = piece.trim();
        if (words.length < MIN_LENGTH || known.size >= MAX_TEXTS || REFERENCE.test(words)) continue;
        known.add(words).add(words.toLowerCase());
      }
    },
    /** Throws an Error that lists the personal data in a text. */
    searchFor: (where: string, text: string) => {
      const found = [...known].filter((words) => {
        // A time or a hash may contain the digits of a code.
        return /^\d+$/.test(words) ? new RegExp(`\\b${words}\\b`).test(text) : text.includes(words);
      });
      if (found.length > 0) throw new Error(`${where} contains personal data: ${found.join(', ')}`);
    },
  };
}

/** Returns all strings in a store, or none if the test has closed the store. */
export async function textsOfStore(store: Store): Promise<string> {
  const texts: unknown[] = [];
  const tables = await store
    .read((sql) =>
      store.database === 'sqlite'
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

/** Returns the bytes of every SQLite file below a folder, including deleted rows. */
export function textsOfFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.db(?:-wal)?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}
