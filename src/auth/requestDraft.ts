import type { InfoValues } from '../rules/infoRequest.ts';
import { tabStore } from './safeStorage.ts';
import { isRecord, storedJson } from './storedJson.ts';

const KEY = 'request_draft';

/** How old a stored draft may get while a visitor types on, in milliseconds. */
const PAUSE = 300;

let unsaved: RequestDraft | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A last attempt: what was sent, as JSON, and under which name, so that a retry keeps it. */
export interface Submission {
  readonly id: string;
  readonly content: string;
}

/** The request form as this tab last saw it (decision F6). */
export interface RequestDraft {
  readonly values: InfoValues;
  readonly submission?: Submission | undefined;
}

/**
 * The draft, laid over the blank form; undefined when there is none, or when it is garbage. Who has
 * verified another address meanwhile finds what was typed, but sends it as a new request.
 */
export function readRequestDraft(blank: InfoValues): RequestDraft | undefined {
  const stored = storedJson(tabStore, KEY);
  const typed = stored?.values;
  if (!isRecord(typed) || typeof typed.email !== 'string') return undefined;
  const entries = Object.entries(blank).map(([name, empty]): [string, string] => {
    const value = typed[name];
    return [name, typeof value === 'string' ? value : empty];
  });
  const values: InfoValues = { ...blank, ...Object.fromEntries(entries), email: blank.email };
  const submission = typed.email === blank.email ? readSubmission(stored?.submission) : undefined;
  return { values, submission };
}

/** Stores a draft in this tab at once; where storage fails, in memory (decision G13). */
export function storeRequestDraft(draft: RequestDraft): void {
  unsaved = draft;
  saveRequestDraft();
}

/** Stores a draft soon, and at once when the page is left: a keystroke does not wait for it. */
export function storeRequestDraftSoon(draft: RequestDraft): void {
  unsaved = draft;
  timer ??= setTimeout(saveRequestDraft, PAUSE);
  window.addEventListener('pagehide', saveRequestDraft);
  document.addEventListener('visibilitychange', saveRequestDraft);
}

/** Forgets the draft: the request has arrived, or is not wanted. */
export function dropRequestDraft(): void {
  unsaved = undefined;
  tabStore.remove(KEY);
}

/** Stores now what was to be stored soon. */
export function saveRequestDraft(): void {
  clearTimeout(timer);
  timer = undefined;
  if (unsaved) tabStore.write(KEY, JSON.stringify(unsaved));
  unsaved = undefined;
}

function readSubmission(stored: unknown): Submission | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, content } = stored;
  return typeof id === 'string' && typeof content === 'string' ? { id, content } : undefined;
}
