import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OWN_RANGES, type Ip, type Subnets } from '../settings/parsers.ts';
import type { Settings } from '../settings/settings.ts';

/** The client that sent an HTTP request, determined from trusted information only. */
export interface Caller {
  /** The network to which limits apply: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** The site that a provider assigns (RFC 6177): an IPv4 address, or the /48 of an IPv6 one. */
  readonly assignment: string;
  /** True if this machine asks itself by a loopback name, and no proxy forwarded the request. */
  readonly local: boolean;
  /**
   * What is wrong with the proxy that forwarded the request: it is not in TRUSTED_PROXIES, or names
   * no client. All its visitors then share the limits of one IP (docs/decisions/server/operation.md#l2).
   */
  readonly proxyFault: 'by_unlisted_proxy' | 'without_forwarded_for' | undefined;
}

interface Peer {
  readonly remoteAddress?: string | undefined;
}

export interface Incoming {
  readonly httpVersion: string;
  readonly socket: Peer;
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

/** Identifies the caller. Only listed proxies may forward requests of other clients. */
export function callerOf(
  { socket, httpVersion }: Incoming,
  header: HeaderOf,
  { trustedProxies, publicUrl }: Pick<Settings, 'trustedProxies' | 'publicUrl'>,
): Caller {
  const peer = parseIp(socket.remoteAddress ?? '');
  if (!peer) return { network: '', assignment: '', local: false, proxyFault: undefined };
  const forwardedFor = header('x-forwarded-for');
  const host = hostName(header);
  const isListed = isIn(peer, trustedProxies);
  const isLoopback = peer.range() === 'loopback';
  // By default, nginx adds none of these headers. Before 1.29.7, it forwards over HTTP/1.0.
  const isDirect = httpVersion !== '1.0' && FORWARDING.every((name) => header(name) === undefined);
  // Other clients than a proxy of the operator may forge X-Forwarded-For.
  const isUnlisted = forwardedFor !== undefined && !isListed && OWN_RANGES.includes(peer.range());
  const ip = clientIp(peer, forwardedFor, trustedProxies);
  const local = isLoopback && isDirect && !isListed && isLoopbackName(host);
  const isTrial = local && (!publicUrl || isLoopbackName(publicUrl.hostname));
  const isHidden = (isIn(ip, trustedProxies) || ip.range() === 'loopback') && !isTrial;
  return {
    network: prefixOf(ip, 4),
    assignment: prefixOf(ip, 3),
    local,
    proxyFault: isUnlisted ? 'by_unlisted_proxy' : isHidden ? 'without_forwarded_for' : undefined,
  };
}

/** The client at the other end of a connection; undefined for a listed proxy, which has many. */
export function clientOf({ remoteAddress = '' }: Peer, proxies: Subnets): string | undefined {
  const peer = parseIp(remoteAddress);
  return peer && !isIn(peer, proxies) ? prefixOf(peer, 3) : undefined;
}

/** Parses an IP. Converts an IPv4-mapped IPv6 address to IPv4. */
function parseIp(text: string): Ip | undefined {
  // `isIP` refuses short and octal forms, such as 127.1, which the library accepts.
  return isIP(text) ? ipaddr.process(text) : undefined;
}

function isIn(ip: Ip, networks: Subnets): boolean {
  return ipaddr.subnetMatch(ip, { listed: networks }) === 'listed';
}

/**
 * Returns the IP of the client: the peer of the connection, or the IP that listed proxies report.
 * Reads X-Forwarded-For from the right, up to the first IP that is not a listed proxy.
 */
function clientIp(peer: Ip, forwardedFor: string | undefined, proxies: Subnets): Ip {
  let ip = peer;
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    const next = isIn(ip, proxies) && parseIp(withoutPort(hop.trim()));
    if (!next) break;
    ip = next;
  }
  return ip;
}

/** Removes the port and brackets that some proxies add: `[2001:db8::1]:50000`. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** Returns an IPv4 address, or the first groups of an IPv6 address, which have 16 bits each. */
function prefixOf(ip: Ip, groups: number): string {
  return ip instanceof ipaddr.IPv4
    ? ip.toString()
    : ip.parts
        .slice(0, groups)
        .map((part) => part.toString(16))
        .join(':');
}

/** Returns the hostname of the Host header, without the port. */
export function hostName(header: HeaderOf): string {
  return URL.parse(`http://${header('host') ?? ''}`)?.hostname ?? '';
}

/** True for hostnames of this machine: `localhost` and loopback IPs. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || parseIp(name.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback';
}
