import type { LeadData } from '../../src/mails/leadData.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { textOf, type Row } from '../store/Store.ts';
import type { JobKind, MailKind, OpenJob, Payload } from './job.ts';

/** A payload encrypted for one job: under the id of another one it cannot be opened. */
export function sealPayload(keyring: Keyring, { id, payload }: Payload & { id: string }): string {
  return keyring.seal(JSON.stringify(payload), id);
}

/** The kind and the payload in a row that has `id`, `kind` and `payload`. */
export function openPayload(keyring: Keyring, row: Row): OpenJob {
  const id = textOf(row, 'id');
  const kind = kindOf(row);
  const content = contentOf(keyring, row, id);
  return kind === 'webhook'
    ? { id, kind, payload: content === undefined ? undefined : leadIn(content) }
    : { id, kind, payload: content === undefined ? undefined : (JSON.parse(content) as Mail) };
}

/** The kind in a row; a kind of a later release is delivered as a mail to sales. */
export function kindOf(row: Row): JobKind {
  const kind = textOf(row, 'kind');
  return kind === 'webhook' ? kind : (MAIL_KINDS.find((known) => known === kind) ?? 'sales');
}

const MAIL_KINDS: readonly MailKind[] = ['code', 'report', 'sales', 'receipt'];

function contentOf(keyring: Keyring, row: Row, id: string): string | undefined {
  try {
    return keyring.open(textOf(row, 'payload'), id);
  } catch {
    return undefined;
  }
}

/** The former release stored a lead as a mail whose text is the event to post. */
function leadIn(content: string): LeadData {
  const stored = JSON.parse(content) as LeadData | { text: string };
  return 'text' in stored ? (JSON.parse(stored.text) as { data: LeadData }).data : stored;
}
