import { Resolver } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isWithin, MINUTE, SECOND } from '../durations.ts';
import type { RecordOutcome } from '../recorder.ts';
import type { Settings } from '../settings/settings.ts';

const MEMORY_MS = 10 * MINUTE;
const MAX_REMEMBERED = 1000;
/** Caps concurrent DNS lookups. */
const MAX_PENDING = 100;

interface MailResolver {
  resolveMx: (name: string) => Promise<{ exchange: string }[]>;
  resolve4: (name: string) => Promise<string[]>;
  resolve6: (name: string) => Promise<string[]>;
}

/** Returns false only if the DNS shows that a domain accepts no mail. */
export type CanReceive = (domain: string) => Promise<boolean>;

interface LookUp {
  readonly canReceive: boolean;
  readonly at: number;
  readonly tookMs: number;
}

/**
 * Checks in the DNS whether domains accept mail (docs/decisions/server/delivery.md#h15). Accepts
 * every domain if mails stay on this machine, or if EMAIL_LOOKUP_SECONDS is 0.
 */
export function createDomainCheck(
  {
    mailServers,
    emailLookupSeconds,
    salesEmail,
  }: Pick<Settings, 'mailServers' | 'emailLookupSeconds' | 'salesEmail'>,
  record: RecordOutcome,
  now: () => number = Date.now,
  resolver?: MailResolver,
): CanReceive {
  const limitMs = emailLookupSeconds * SECOND;
  if (mailServers.length === 0 || limitMs === 0) return () => Promise.resolve(true);
  const names = resolver ?? new Resolver({ timeout: limitMs, tries: 1 });
  const ownDomain = salesEmail.slice(salesEmail.lastIndexOf('@') + 1);
  const remembered = new Map<string, LookUp>();
  let pending = 0;

  const lookUp = async (domain: string): Promise<boolean | undefined> => {
    const known = remembered.get(domain);
    if (known && isWithin(MEMORY_MS, known.at, now())) {
      // Waits as long as the lookup took, so that clients cannot measure which domains are cached.
      await timeout(known.tookMs);
      return known.canReceive;
    }
    remembered.delete(domain);
    if (pending >= MAX_PENDING) return undefined;
    const begin = performance.now();
    pending += 1;
    const answer = await Promise.race([takesMail(names, domain), timeout(limitMs)]).finally(
      () => (pending -= 1),
    );
    if (answer === undefined) return undefined;
    const [oldest] = remembered.keys();
    if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(domain, { canReceive: answer, at: now(), tookMs: performance.now() - begin });
    return answer;
  };

  return async (domain) => {
    if ((await lookUp(domain)) !== false) return true;
    // A resolver that does not find our own domain either would keep out every visitor.
    const finds = await lookUp(ownDomain);
    if (finds === false) {
      record('lookups', 'disbelieved', {});
      remembered.clear();
    }
    return finds !== true;
  };
}

/** Returns whether a domain accepts mail, or undefined if the DNS does not answer. */
async function takesMail(names: MailResolver, domain: string): Promise<boolean | undefined> {
  const servers = await recordsOf(names.resolveMx(domain));
  if (servers === undefined) return undefined;
  // A null MX has an empty name (RFC 7505).
  if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '');
  // Without an MX record, the domain itself is the mail server (RFC 5321, section 5.1).
  const ips = await Promise.all([
    recordsOf(names.resolve4(domain)),
    recordsOf(names.resolve6(domain)),
  ]);
  if (ips.some((list) => list && list.length > 0)) return true;
  return ips.includes(undefined) ? undefined : false;
}

async function recordsOf<Entry>(query: Promise<Entry[]>): Promise<Entry[] | undefined> {
  try {
    return await query;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined;
  }
}

function timeout(milliseconds: number): Promise<undefined> {
  return delay(milliseconds, undefined, { ref: false });
}
