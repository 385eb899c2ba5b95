import sanitizeHtml from 'sanitize-html';
import { summaryLabels, type SummaryLabel } from '../../src/rules/infoFields.ts';
import { rowLimit, type SummaryRow } from '../../src/rules/requestSummary.ts';

/** Far more than nine fields can hold (decision H8 allows 16 KiB of markup around them). */
const WORDS_LENGTH = 4000;

const ROW = /<tr><th>([^<]{1,40})<\/th><td>([^<]*(?:<br \/>[^<]*)*)<\/td><\/tr>/g;

/**
 * Reads a request out of the HTML that the client sent, which is hostile until proven otherwise: a
 * few tags survive without any attribute, and what is taken over is text. `words` holds all of it
 * when no row is recognized.
 */
export function readRequest(msgBody: string): { rows: SummaryRow[]; words: string } {
  const clean = sanitizeHtml(msgBody, {
    allowedTags: ['br', 'h1', 'p', 'table', 'td', 'th', 'tr'],
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
  });
  const found = new Map<SummaryLabel, string>();
  for (const [, head = '', value = ''] of clean.matchAll(ROW)) {
    const text = textOf(head);
    const label = summaryLabels.find((known) => known === text);
    if (label && !found.has(label)) found.set(label, valueOf(label, value));
  }
  const recognized = found.has('Name') && found.has('Company');
  const rows = recognized
    ? summaryLabels
        .filter((label) => found.has(label))
        .map((label) => ({ label, value: found.get(label) ?? '' }))
    : [];
  return {
    rows,
    words: rows.length > 0 ? '' : textOf(clean.replace(/<\/(?:h1|p|tr|td|th)>/g, '<br />')),
  };
}

/** Only a message has lines: a break anywhere else could forge the row after it. */
function valueOf(label: SummaryLabel, value: string): string {
  const text = textOf(value, rowLimit(label));
  return label === 'Message' ? text : text.replace(/\n+/g, ' ');
}

// Control characters, halves of characters, and marks that turn the direction of what follows.
const UNSEEN = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Clean HTML as text of at most so many characters: line breaks kept, entities read once. */
function textOf(html: string, most = WORDS_LENGTH): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/ ?<br \/> ?/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .slice(0, most)
    .replace(UNSEEN, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
