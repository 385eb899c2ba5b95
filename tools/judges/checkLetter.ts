import { caniemail, formatIssue } from 'caniemail';
import type { Finding } from './finding.ts';

/** The clients that most mail is read in, and the ones of companies. */
const clients = ['gmail.*', 'apple-mail.*', 'outlook.*', 'yahoo.*', 'thunderbird.*'] as const;

/** What of a letter's HTML a common mail program does not support, by caniemail.com. */
export function checkLetter(html: string, where: string): Finding[] {
  const { issues } = caniemail({ clients: [...clients], html });
  return [...issues.errors].flatMap(([client, found]) =>
    found.map((issue) => ({
      judge: 'Can I email' as const,
      where,
      what: formatIssue({ client, issue, issueType: 'error' }).message,
    })),
  );
}
