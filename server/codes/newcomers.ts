import { HOUR } from '../durations.ts';
import { numberOf, type Sql } from '../store/Store.ts';
import { countUse, usesOf, WIDE_SHARE, type Networks } from './limits.ts';

// Newcomers to a mailbox or a domain are networks to which no code was sent for it in the hour.

/** True for a newcomer to a mailbox. An IPv6 /48 has at most four newcomers. */
export async function isNewToMailbox(
  sql: Sql,
  mailboxDigest: string,
  [network, wide = network]: Networks,
  now: number,
): Promise<boolean> {
  const [sent] = await sql.rows`
    SELECT COUNT(CASE WHEN network = ${network} THEN 1 END) AS own, COUNT(*) AS together FROM codes
    WHERE mailbox_digest = ${mailboxDigest} AND assignment = ${wide} AND created_at > ${now - HOUR}`;
  return numberOf(sent, 'own') === 0 && numberOf(sent, 'together') < WIDE_SHARE;
}

export async function isNewToDomain(
  sql: Sql,
  domainDigest: string,
  networks: Networks,
  now: number,
): Promise<boolean> {
  for (const [wide, network] of networks.entries()) {
    const sent = await usesOf(sql, visitsOf(domainDigest, network), now);
    if (sent >= (wide ? WIDE_SHARE : 1)) return false;
  }
  return true;
}

/** Counts a code that is sent for a domain. */
export async function keepVisit(
  sql: Sql,
  domainDigest: string,
  networks: Networks,
  now: number,
): Promise<void> {
  for (const network of networks)
    await countUse(sql, { ...visitsOf(domainDigest, network), max: Number.MAX_SAFE_INTEGER }, now);
}

const visitsOf = (domainDigest: string, network: string) => ({
  name: `${domainDigest} ${network}`,
  span: HOUR,
});
