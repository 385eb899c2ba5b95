import { BlockList, isIP, isIPv6 } from 'node:net';

/** A set of IP addresses and networks. */
export interface Networks {
  has: (ip: string) => boolean;
}

/** The empty set. */
export const noNetworks: Networks = { has: () => false };

/** Networks from a list with commas, such as `127.0.0.1, 10.0.0.0/8`; undefined for a bad or empty one. */
export function parseNetworks(text: string): Networks | undefined {
  const list = new BlockList();
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return undefined;
  for (const part of parts) {
    const [ip = '', bits, ...rest] = part.split('/');
    const most = isIPv6(ip) ? 128 : 32;
    const size = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity;
    if (!isIP(ip) || rest.length > 0 || size > most) return undefined;
    list.addSubnet(ip, size, familyOf(ip));
  }
  return { has: (ip) => isIP(ip) > 0 && list.check(ip, familyOf(ip)) };
}

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');
