import type { Networks } from '../settings/networks.ts';
import { clientAddress, isLoopback, networkOf, plainAddress } from '../settings/networks.ts';
import type { Settings } from '../settings/settings.ts';

/** Longer than any address that our pages ask for. */
const URL_LENGTH = 2048;

/** Where a call comes from, as far as the host believes it. */
export interface Caller {
  /** The network that limits count. */
  readonly network: string;
  /** True when the connection itself comes from this machine and nobody forwarded it. */
  readonly local: boolean;
}

/** The connection of a request, as node:http tells of it. */
export interface Incoming {
  readonly httpVersion: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The headers of a request, by name. */
export type HeaderOf = (name: string) => string | undefined;

const FORWARDING = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
];

/**
 * Reads who calls; only listed proxies may speak for somebody else. HTTP/1.0 is what nginx speaks
 * where it is told nothing else, naming nobody: browsers and tools of this machine speak a later
 * one.
 */
export function callerOf(
  { socket, httpVersion }: Incoming,
  header: HeaderOf,
  proxies: Networks,
): Caller {
  const peer = socket.remoteAddress ?? '';
  const address = clientAddress(peer, header('x-forwarded-for'), proxies);
  const forwarded = httpVersion === '1.0' || FORWARDING.some((name) => header(name) !== undefined);
  return { network: networkOf(address), local: isLoopback(plainAddress(peer)) && !forwarded };
}

/** The host name in a Host header, without its port. */
export function hostName(header: HeaderOf): string {
  return URL.parse(`http://${header('host') ?? ''}`)?.hostname ?? '';
}

/** True for the names by which a machine speaks to itself. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || isLoopback(name);
}

/**
 * Tells whether pages of an origin may call. With PUBLIC_URL: that site and the listed ones.
 * Without: the listed ones and the very address that was called; where none is listed, on a
 * developer's own machine also every page that was served from it (the dev server has another
 * port).
 */
export function createOriginRule(
  settings: Settings,
): (origin: string, header: HeaderOf, caller: Caller) => boolean {
  const listed = new Set([
    ...settings.allowedOrigins,
    ...(settings.publicUrl ? [settings.publicUrl.origin] : []),
  ]);
  const homely =
    !settings.production &&
    !settings.publicUrl &&
    settings.allowedOrigins.length === 0 &&
    isLoopbackName(urlName(settings.host));
  return (origin, header, caller) => {
    if (listed.has(origin)) return true;
    if (settings.publicUrl) return false;
    const url = URL.parse(origin);
    if (!url || url.origin !== origin) return false;
    if (url.host === header('host')) return true;
    return (
      homely && caller.local && isLoopbackName(url.hostname) && isLoopbackName(hostName(header))
    );
  };
}

/**
 * Why a call is not answered, as a status code, or undefined when it may go on (decision H4).
 * `allowed` tells whether its origin may call.
 */
export function refusalOf(
  { method, url }: { readonly method: string; readonly url: string },
  expected: 'GET' | 'POST',
  header: HeaderOf,
  allowed: boolean,
): 400 | 403 | 405 | 414 | undefined {
  if (method !== expected) return 405;
  if (url.length > URL_LENGTH) return 414;
  if (!isDecodable(url)) return 400;
  // A POST from elsewhere always names its origin.
  if (method === 'GET' && !header('clienttime')) return 403;
  const purpose = `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''} ${header('x-moz') ?? ''}`;
  if (/prefetch|prerender|preview/i.test(purpose)) return 403;
  return allowed ? undefined : 403;
}

/** False where a percent sign begins no character: what is meant can only be guessed. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * The localhost rule of the host (decision G2): a page on `localhost` of this very machine calls,
 * by any name of it.
 */
export function isLocalPage(header: HeaderOf, caller: Caller, settings: Settings): boolean {
  const origin = URL.parse(header('origin') ?? '');
  const publicName = settings.publicUrl?.hostname;
  return (
    !settings.production &&
    caller.local &&
    origin?.hostname === 'localhost' &&
    isLoopbackName(hostName(header)) &&
    (publicName === undefined || isLoopbackName(publicName))
  );
}

function urlName(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
