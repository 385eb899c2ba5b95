import { numberOf, statement, textOf, type Sql } from '../store/Store.ts';
import { factsOf, kindsWhere, type Channel, type JobKind } from './jobKinds.ts';
import { LEAD_LIFE } from './retrySchedule.ts';

/** The id of a lead's job begins with the reference, which is followed by `-`. */
const REFERENCE_LENGTH = 8;

const LEADS = statement(`
  SELECT id, kind, status, created_at FROM jobs
  WHERE kind IN (${kindsWhere(({ isLead }) => isLead)}) AND payload IS NOT NULL
    AND substr(id, ${REFERENCE_LENGTH + 1}, 1) = '-'
  ORDER BY created_at DESC, id LIMIT 2000`);

/** Lists the leads that can be sent again, newest first, with the state of each delivery. */
export async function listLeads(sql: Sql) {
  const leads = new Map<string, { reference: string; receivedAt: number; states: string[] }>();
  for (const row of await sql.rows(LEADS)) {
    const id = textOf(row, 'id').replace(/-lead$/, '');
    const reference = id.slice(0, REFERENCE_LENGTH);
    const lead = leads.get(id) ?? {
      reference,
      receivedAt: numberOf(row, 'created_at'),
      states: [],
    };
    const channel: Channel = row['kind'] === 'webhook' ? 'webhook' : 'mail';
    lead.states.push(`${channel}: ${textOf(row, 'status')}`);
    leads.set(id, lead);
  }
  return [...leads.values()];
}

/** Queues the delivered and the failed jobs of a lead again. Returns their channels. */
export async function resendLead(
  sql: Sql,
  reference: string,
  kinds: readonly JobKind[],
  now: number,
): Promise<Channel[]> {
  const channels: Channel[] = [];
  for (const kind of kinds) {
    const count = await sql.change`
      UPDATE jobs SET status = 'queued', due_at = ${now}, ends_at = ${now + LEAD_LIFE},
        attempts = 0, done_at = NULL
      WHERE kind = ${kind} AND status IN ('sent', 'failed') AND payload IS NOT NULL
        AND substr(id, 1, ${REFERENCE_LENGTH + 1}) = ${`${reference}-`}`;
    if (count > 0) channels.push(factsOf(kind).channel);
  }
  return channels;
}
