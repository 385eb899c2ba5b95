import { isFaultStage, type Fault } from '../mail/fault.ts';
import type { Mail } from '../mail/mailer.ts';
import type { LeadData } from '../mails/leadData.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { numberOf, optionalText, textOf, type Row } from '../store/Store.ts';
import type { OpenJob } from './job.ts';
import { isJobKind, type JobKind } from './jobKinds.ts';

/** Decrypts the job in a row with the columns `id`, `kind` and `payload`. */
export function openJob(keyring: Keyring, row: Row): OpenJob {
  const id = textOf(row, 'id');
  const kind = readKind(row);
  try {
    const content: unknown = JSON.parse(keyring.open(textOf(row, 'payload'), id));
    return kind === 'webhook'
      ? { id, kind, payload: content as LeadData }
      : { id, kind, payload: content as Mail };
  } catch {
    return { id, kind, payload: undefined };
  }
}

function readKind(row: Row): JobKind {
  const kind = textOf(row, 'kind');
  if (isJobKind(kind)) return kind;
  throw new TypeError(`This release knows no jobs of the kind ${kind}.`);
}

/** Reads the fault of the last attempt. Undefined before the first attempt and after a success. */
export function readFault(row: Row): Fault | undefined {
  const stage = optionalText(row, 'fault_stage');
  if (stage === undefined || !isFaultStage(stage)) return undefined;
  const final = numberOf(row, 'fault_final') === 1;
  return { stage, code: optionalText(row, 'fault_code'), final };
}
