import { Parser } from 'htmlparser2';
import { summaryLabels, type SummaryLabel } from '../../shared/infoFields.ts';
import { type Lead, rowLimit } from '../../shared/lead.ts';

/** The maximum length of text without rows, in characters. The form cannot contain that much. */
const WORDS_LENGTH = 4000;

const SUBMISSION_ID = /^[0-9a-f]{32}$/;
/** Elements whose end is also the end of a line of text. */
const BLOCK = /^(?:h[1-6]|p|div|section|li|tr|th|td)$/;
const NOT_TEXT = /^(?:script|style)$/;

/** A lead as a client sends it. If the Name or Company row is missing, `words` replaces `rows`. */
interface SentLead extends Pick<Lead, 'rows'> {
  readonly words: string;
  readonly submissionId: string | undefined;
}

/** Reads the HTML summary of a lead. Any client can send it, so it is untrusted. */
export function readLead(msgBody: string): SentLead {
  const { cells, text, submissionId } = readSummary(msgBody);
  const found = new Map<SummaryLabel, string>();
  for (const [head, value] of cells) {
    const label = summaryLabels.find((known) => known === plainText(head, WORDS_LENGTH));
    if (label && !found.has(label)) found.set(label, valueOf(label, value));
  }
  const isRecognized = found.has('Name') && found.has('Company');
  const labels = isRecognized ? summaryLabels.filter((label) => found.has(label)) : [];
  return {
    rows: labels.map((label) => ({ label, value: found.get(label) ?? '' })),
    words: isRecognized ? '' : plainText(text, WORDS_LENGTH),
    submissionId,
  };
}

/** Returns the header and value of each table row, the lines of text, and the submission id. */
function readSummary(html: string) {
  const cells: (readonly [head: string, value: string])[] = [];
  const row = { th: '', td: '' };
  let cell: 'th' | 'td' | undefined;
  let text = '';
  let isText = true;
  let submissionId: string | undefined;
  const write = (words: string) => {
    text += words;
    if (cell) row[cell] += words;
  };
  const parser = new Parser({
    onopentag: (name, { 'data-submission-id': id = '' }) => {
      if (SUBMISSION_ID.test(id)) submissionId ??= id;
      if (name === 'br') write('\n');
      if (name === 'tr') Object.assign(row, { th: '', td: '' });
      if (name === 'th' || name === 'td') cell = name;
      if (NOT_TEXT.test(name)) isText = false;
    },
    // In HTML, a line break in the source is only a space.
    ontext: (words) => isText && write(words.replace(/\s/g, ' ')),
    onclosetag: (name) => {
      if (name === 'th' || name === 'td') cell = undefined;
      if (name === 'tr') cells.push([row.th, row.td]);
      if (BLOCK.test(name)) text += '\n';
      if (NOT_TEXT.test(name)) isText = true;
    },
  });
  parser.end(html);
  return { cells, text, submissionId };
}

/** Keeps line breaks only in the message. In any other value, they could imitate another row. */
function valueOf(label: SummaryLabel, value: string): string {
  const text = plainText(value, rowLimit(label));
  return label === 'Message' ? text : text.replace(/\n+/g, ' ');
}

// Control characters, lone surrogates, and marks that change the direction of text.
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Shortens a string to `maxLength`, and removes invisible characters and extra whitespace. */
function plainText(text: string, maxLength: number): string {
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .slice(0, maxLength)
    .replace(INVISIBLE, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
