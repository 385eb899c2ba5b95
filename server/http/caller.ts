import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Ip, Networks } from '../settings/parsers.ts';

/** Where a request comes from, as far as the server believes it. */
export interface Caller {
  /** The network that limits count. */
  readonly network: string;
  /** True when the connection itself comes from this machine and no proxy forwarded it. */
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
const OWN_RANGES = ['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'];

/** Reads who calls; only listed proxies may forward another client. */
export function callerOf(
  { socket, httpVersion }: Incoming,
  header: HeaderOf,
  proxies: Networks,
): Caller {
  const peer = parseIp(socket.remoteAddress ?? '');
  const forwardedFor = header('x-forwarded-for');
  // nginx forwards over HTTP/1.0 without any header by default.
  const forwarded = httpVersion === '1.0' || FORWARDING.some((name) => header(name) !== undefined);
  return {
    network: peer ? networkOf(clientIp(peer, forwardedFor, proxies)) : '',
    local: peer?.range() === 'loopback' && !forwarded,
    byUnlistedProxy:
      forwardedFor !== undefined &&
      peer !== undefined &&
      OWN_RANGES.includes(peer.range()) &&
      !isIn(peer, proxies),
  };
}

/** Reads an IP; an IPv4 one inside an IPv6 one is taken out. */
function parseIp(text: string): Ip | undefined {
  // The library also reads short and octal forms, such as 127.1.
  return isIP(text) ? ipaddr.process(text) : undefined;
}

function isIn(ip: Ip, networks: Networks): boolean {
  return ipaddr.subnetMatch(ip, { listed: networks }) === 'listed';
}

/**
 * The IP of the client: the peer of the connection, or what listed proxies say about it. The
 * forwarded list is read from its right end until an IP that is no listed proxy.
 */
function clientIp(peer: Ip, forwardedFor: string | undefined, proxies: Networks): Ip {
  let ip = peer;
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    const next = isIn(ip, proxies) && parseIp(withoutPort(hop.trim()));
    if (!next) break;
    ip = next;
  }
  return ip;
}

/** Some proxies add the port: `192.0.2.1:50000`, or `[2001:db8::1]:50000` with or without it. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** The network that limits count: an IPv4 address, or the /64 of an IPv6 one (usually one home). */
function networkOf(ip: Ip): string {
  return ip instanceof ipaddr.IPv4
    ? ip.toString()
    : ip.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':');
}

/** The host name in a Host header, without its port. */
export function hostName(header: HeaderOf): string {
  return URL.parse(`http://${header('host') ?? ''}`)?.hostname ?? '';
}

/** True for the names by which a machine reaches itself. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || parseIp(name.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback';
}
