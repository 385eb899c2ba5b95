import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Ip, Networks } from '../settings/parsers.ts';

/** The client of a request, as far as the server trusts what it reports. */
export interface Caller {
  /** The network to which limits apply. */
  readonly network: string;
  /** True when the connection itself comes from this machine and no proxy forwarded it. */
  readonly local: boolean;
  /** True if a proxy in our own network forwards the request and the settings do not list it. */
  readonly byUnlistedProxy: boolean;
}

/** The part of node:http's IncomingMessage that describes the connection. */
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

/** The ranges of our own proxies; strangers, who may send any header, are elsewhere. */
const OWN_RANGES = ['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'];

/** Identifies the caller; only listed proxies may forward another client. */
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

/** Parses an IP; an IPv4 address that is mapped into IPv6 becomes IPv4. */
function parseIp(text: string): Ip | undefined {
  // The library also accepts short and octal forms, such as 127.1.
  return isIP(text) ? ipaddr.process(text) : undefined;
}

function isIn(ip: Ip, networks: Networks): boolean {
  return ipaddr.subnetMatch(ip, { listed: networks }) === 'listed';
}

/**
 * The IP of the client: the peer of the connection, or the IP that listed proxies report. Reads the
 * forwarded list from its right end to the first IP that is not a listed proxy.
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

/** The network to which limits apply: an IPv4 address, or the /64 of an IPv6 one (usually one home). */
function networkOf(ip: Ip): string {
  return ip instanceof ipaddr.IPv4
    ? ip.toString()
    : ip.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':');
}

/** The hostname in a Host header, without the port. */
export function hostName(header: HeaderOf): string {
  return URL.parse(`http://${header('host') ?? ''}`)?.hostname ?? '';
}

/** True for the names by which a machine reaches itself. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || parseIp(name.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback';
}
