import { noNetworks, parseNetworks, type Networks } from '../settings/networks.ts';
import { clientIp, isLoopback, networkOf, plainIp } from './ip.ts';

/** Where a request comes from, as far as the host believes it. */
export interface Caller {
  /** The network that limits count. */
  readonly network: string;
  /** True when the connection itself comes from this machine and nobody forwarded it. */
  readonly local: boolean;
  /** True where a proxy of the own network forwards, and the settings do not name it. */
  readonly byUnlistedProxy: boolean;
}

/** The connection of a request, as node:http describes it. */
export interface Incoming {
  readonly httpVersion: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export type HeaderOf = (name: string) => string | undefined;

const FORWARDING = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
];

/** Where proxies stand and strangers do not, who may send any header. */
const OWN_NETWORKS =
  parseNetworks('127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,fc00::/7') ??
  noNetworks;

/** Reads who calls; only listed proxies may speak for somebody else. */
export function callerOf(
  { socket, httpVersion }: Incoming,
  header: HeaderOf,
  proxies: Networks,
): Caller {
  const peer = socket.remoteAddress ?? '';
  const ip = clientIp(peer, header('x-forwarded-for'), proxies);
  // nginx forwards over HTTP/1.0 without any header unless told otherwise.
  const forwarded = httpVersion === '1.0' || FORWARDING.some((name) => header(name) !== undefined);
  const near = plainIp(peer);
  return {
    network: networkOf(ip),
    local: isLoopback(near) && !forwarded,
    byUnlistedProxy:
      header('x-forwarded-for') !== undefined && OWN_NETWORKS.has(near) && !proxies.has(near),
  };
}

/** The host name in a Host header, without its port. */
export function hostName(header: HeaderOf): string {
  return URL.parse(`http://${header('host') ?? ''}`)?.hostname ?? '';
}

/** True for the names by which a machine reaches itself. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || isLoopback(name);
}
