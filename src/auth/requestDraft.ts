import { blankInfoValues, type InfoValues } from '../../shared/infoRequest.ts';
import { isRecord } from '../../shared/isRecord.ts';
import { tabStore } from './safeStorage.ts';

const KEY = 'request_draft';

/** The last attempt to send the request. `content` is the request as JSON. A retry reuses `id`. */
interface Submission {
  readonly id: string;
  readonly content: string;
}

interface RequestDraft {
  readonly values: InfoValues;
  readonly submission?: Submission | undefined;
}

/** Returns the stored draft, unless it belongs to another email (docs/decisions/gate.md#g12). */
export function readRequestDraft(email: string): RequestDraft | undefined {
  const stored = tabStore.readRecord(KEY);
  const typed = stored?.values;
  if (!isRecord(typed) || typed.email !== email) return undefined;
  const blank = blankInfoValues(email);
  const texts = Object.entries(typed).filter(
    ([name, value]) => name in blank && typeof value === 'string',
  );
  const values: InfoValues = { ...blank, ...Object.fromEntries(texts), email };
  return { values, submission: readSubmission(stored?.submission) };
}

export function storeRequestDraft(draft: RequestDraft): void {
  tabStore.write(KEY, JSON.stringify(draft));
}

export function dropRequestDraft(): void {
  tabStore.remove(KEY);
}

function readSubmission(stored: unknown): Submission | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, content } = stored;
  return typeof id === 'string' && typeof content === 'string' ? { id, content } : undefined;
}
