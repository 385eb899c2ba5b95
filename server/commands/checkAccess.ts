import ipaddr from 'ipaddr.js';
import { isWelcome } from '../settings/domains.ts';
import type { Ip } from '../settings/parsers.ts';
import type { Settings } from '../settings/settings.ts';
import { bad, type Finding } from './command.ts';

/** Finds proxies that strangers could imitate, and domains that are both allowed and denied. */
export function checkAccess({
  trustedProxies,
  allowDomains,
  denyDomains,
}: Pick<Settings, 'trustedProxies' | 'allowDomains' | 'denyDomains'>): Finding[] {
  const open = trustedProxies.filter(isPublic).map(([ip, bits]) => `${ip.toString()}/${bits}`);
  const refused = allowDomains.filter(
    (domain) => !isWelcome({ address: '', domain }, { allowDomains: [], denyDomains }),
  );
  return [
    open.length > 0 &&
      bad(
        `TRUSTED_PROXIES trusts public networks (${open.join(', ')}): anyone there could choose an IP and escape all limits. List only the IPs of your proxies.`,
      ),
    refused.length > 0 &&
      bad(
        `DENY_DOMAINS refuses domains that ALLOW_DOMAINS lists (${refused.join(', ')}): remove them from one of the two.`,
      ),
  ].filter((finding) => finding !== false);
}

const PRIVATE = ['loopback', 'private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal'];

/** True for a network, not a single IP, whose first and last IP are not in one private range. */
function isPublic([ip, bits]: [Ip, number]): boolean {
  const { IPv4, IPv6 } = ipaddr;
  const type = ip instanceof IPv4 ? IPv4 : IPv6;
  const cidr = `${ip.toString()}/${bits}`;
  const first = type.networkAddressFromCIDR(cidr).range();
  const last = type.broadcastAddressFromCIDR(cidr).range();
  const isSingle = bits === ip.toByteArray().length * 8;
  return !isSingle && (first !== last || !PRIVATE.includes(first));
}
