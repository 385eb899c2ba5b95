import type { LeadData } from '../mails/leadData.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { textOf, type Row } from '../store/Store.ts';
import { JOB_KINDS, type JobKind, type OpenJob } from './job.ts';

/** Decrypts the job in a row with the columns `id`, `kind` and `payload`. */
export function openPayload(keyring: Keyring, row: Row): OpenJob {
  const id = textOf(row, 'id');
  const kind = kindOf(row);
  try {
    const content: unknown = JSON.parse(keyring.open(textOf(row, 'payload'), id));
    return kind === 'webhook'
      ? { id, kind, payload: content as LeadData }
      : { id, kind, payload: content as Mail };
  } catch {
    return { id, kind, payload: undefined };
  }
}

/** Reads the kind. A job whose kind is from a later release is delivered as a mail to sales. */
export function kindOf(row: Row): JobKind {
  const kind = textOf(row, 'kind');
  return JOB_KINDS.find((known) => known === kind) ?? 'sales';
}
