import { BlockList, isIP, isIPv6 } from 'node:net';

/** A set of addresses and networks. */
export interface Networks {
  has: (address: string) => boolean;
}

/** The empty set. */
export const noNetworks: Networks = { has: () => false };

/**
 * Networks from a list with commas, such as `127.0.0.1, 10.0.0.0/8`; undefined when one is
 * malformed.
 */
export function parseNetworks(text: string): Networks | undefined {
  const list = new BlockList();
  for (const part of text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [address = '', bits, ...rest] = part.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    if (
      !family ||
      rest.length > 0 ||
      (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    )
      return undefined;
    list.addSubnet(
      address,
      bits === undefined ? most : Number(bits),
      family === 6 ? 'ipv6' : 'ipv4',
    );
  }
  return {
    has: (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
  };
}

/**
 * An address in its plain form: an IPv4 address inside an IPv6 one is taken out, a zone is dropped.
 */
export function plainAddress(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return inner ?? bare;
}

/** True for this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
}

/**
 * Who asks: the peer, or what the listed proxies say about it. The forwarded list is read from its
 * right end, and the first address that is no listed proxy counts; nobody else can name an address.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  proxies: Networks,
): string {
  let address = plainAddress(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(withoutPort(hop.trim())));
  while (proxies.has(address) && hops.length > 0) {
    const hop = hops.pop() ?? '';
    if (!isIP(hop)) break;
    address = hop;
  }
  return address;
}

/** Some proxies add the port: `192.0.2.1:50000`, or `[2001:db8::1]:50000` with or without it. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** The network that limits count: an IPv4 address, or the /64 of an IPv6 one (usually one home). */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const groups = [
    ...front,
    ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'),
    ...back,
  ];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
