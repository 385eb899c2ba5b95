import { isIP, isIPv6 } from 'node:net';
import type { Networks } from '../settings/networks.ts';

/** An IP in its plain form: an IPv4 one inside an IPv6 one is taken out, a zone is dropped. */
export function plainIp(ip: string): string {
  const bare = ip.split('%')[0] ?? '';
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}

/** True for this machine itself. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^127\.\d+\.\d+\.\d+$/.test(ip);
}

/**
 * The IP of the client: the peer of the connection, or what listed proxies say about it. The
 * forwarded list is read from its right end until an IP that is no listed proxy.
 */
export function clientIp(
  peer: string,
  forwardedFor: string | undefined,
  proxies: Networks,
): string {
  let ip = plainIp(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainIp(withoutPort(hop.trim())));
  while (proxies.has(ip) && hops.length > 0) {
    const hop = hops.pop() ?? '';
    if (!isIP(hop)) break;
    ip = hop;
  }
  return ip;
}

/** Some proxies add the port: `192.0.2.1:50000`, or `[2001:db8::1]:50000` with or without it. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** The network that limits count: an IPv4 address, or the /64 of an IPv6 one (usually one home). */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
