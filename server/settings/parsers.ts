import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { isEmail } from '../../shared/email.ts';
import { senderEmail } from './sender.ts';

// Each exported function parses a setting, and returns undefined if the text is not valid. A list
// is empty for an empty text, which only a default can be.

export type Ip = ipaddr.IPv4 | ipaddr.IPv6;

/** IP networks, each as an IP and the length of the prefix. */
export type Subnets = [Ip, number][];

/** The ranges of IPs that belong to the operator and not to a stranger. */
export const OWN_RANGES = ['loopback', 'private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal'];

/** Parses IPs and private networks such as `127.0.0.1, 10.0.0.0/8`. */
export function parseSubnets(text: string): Subnets | undefined {
  const networks = listOf(text).filter(Boolean).map(parseNetwork);
  return networks.length > 0 || text === '' ? allValid(networks) : undefined;
}

function parseNetwork(text: string): [Ip, number] | undefined {
  const [ip = '', bits = isIP(ip) === 6 ? '128' : '32'] = text.split(/\/(.*)/);
  const cidr = `${ip}/${bits}`;
  // `isIP` refuses short forms, such as 10/8, which the library accepts.
  if (!isIP(ip) || !ipaddr.isValidCIDR(cidr)) return undefined;
  const network = ipaddr.parseCIDR(cidr);
  return isPublic(network) ? undefined : network;
}

/** True for a network, not a single IP, whose first and last IP are not in one private range. */
function isPublic([ip, bits]: [Ip, number]): boolean {
  const type = ip instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  const cidr = `${ip.toString()}/${bits}`;
  const first = type.networkAddressFromCIDR(cidr).range();
  const last = type.broadcastAddressFromCIDR(cidr).range();
  const isSingle = bits === ip.toByteArray().length * 8;
  return !isSingle && (first !== last || !OWN_RANGES.includes(first));
}

const listOf = (text: string) => (text === '' ? [] : text.split(',').map((part) => part.trim()));

function allValid<T>(values: readonly (T | undefined)[]): T[] | undefined {
  const valid = values.filter((value) => value !== undefined);
  return valid.length === values.length ? valid : undefined;
}

/** Creates a parser that accepts the strings for which `isValid` returns true. */
const where = (isValid: (text: string) => boolean) => (text: string) =>
  isValid(text) ? text : undefined;

export const oneEmail = where(isEmail);
export const sender = where((text) => senderEmail(text) !== undefined);
export const secret = where((text) => text.length >= 16);

/** Creates a parser for words that stand for values. */
const oneOf =
  <Value>(values: Readonly<Record<string, Value>>) =>
  (text: string): Value | undefined =>
    Object.hasOwn(values, text) ? values[text] : undefined;

export const isProduction = oneOf({ production: true, development: false, test: false });
export const onOrOff = oneOf({ on: true, off: false });

export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  };

export const folder = (text: string): string => resolve(text);

/** Parses an IP or a hostname. An IPv6 address may be in brackets. */
export const host = (text: string): string => text.replace(/^\[(.*)\]$/, '$1');

/** Parses an http or https URL that has no path. */
export function originUrl(text: string): URL | undefined {
  const url = urlOf(text, 'http:', 'https:');
  if (!url) return undefined;
  const { pathname, search, hash, username } = url;
  return pathname === '/' && !search && !hash && !username ? url : undefined;
}

export const contactUrl = where((text) => /^(?:mailto:|https:\/\/)\S+$/.test(text));

/** Parses domains and converts them to lower case. */
export function domainList(text: string): readonly string[] | undefined {
  return allValid(listOf(text.toLowerCase()).map(where((domain) => isEmail(`a@${domain}`))));
}

export function originList(text: string): readonly string[] | undefined {
  return allValid(listOf(text).map((part) => originUrl(part)?.origin));
}

const MAX_CAMPAIGNS = 50;

export function campaignList(text: string): readonly string[] | undefined {
  const words = allValid(listOf(text).map(where((word) => /^[a-z\d-]{1,40}$/.test(word))));
  return words && words.length <= MAX_CAMPAIGNS ? [...new Set(words)] : undefined;
}

export function timeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const MAX_HEADERS = 10;
/** Excludes headers with a meaning for mail programs and servers, such as From. */
const HEADER_NAME = /^(?:X-[A-Za-z\d-]{1,60}|Feedback-ID)$/i;
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/;

/** Parses headers for a mail provider, such as `X-PM-Message-Stream: outbound; X-Tag: site`. */
export function mailHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const headers = text
    .split(';')
    .filter(Boolean)
    .map((header) => {
      const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(header.trim()) ?? [];
      return [name, value.trim()] as const;
    });
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const isValid =
    headers.length <= MAX_HEADERS &&
    names.size === headers.length &&
    headers.every(([name, value]) => HEADER_NAME.test(name) && HEADER_VALUE.test(value));
  return isValid ? Object.fromEntries(headers) : undefined;
}

/** Parses a URL that has one of these protocols and a hostname. */
function urlOf(text: string, ...protocols: string[]): URL | undefined {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) && url.hostname ? url : undefined;
}

export function databaseUrl(text: string): string | undefined {
  return urlOf(text, 'postgres:', 'postgresql:')?.href;
}

export function mailServers(text: string): readonly string[] | undefined {
  const urls = allValid(text.split(/\s+/).filter(Boolean).map(mailServerUrl));
  return urls && urls.length <= 2 ? urls : undefined;
}

/** Refuses a path or fragment, which indicates an unescaped `/` or `#` in the password. */
function mailServerUrl(text: string): string | undefined {
  const url = urlOf(text, 'smtp:', 'smtps:');
  return url && ['', '/'].includes(url.pathname) && !url.hash ? url.href : undefined;
}

/** Parses a URL for POST requests. Refuses credentials, because `fetch` rejects such URLs. */
export function postUrl(text: string): string | undefined {
  const url = urlOf(text, 'https:', 'http:');
  return url && !url.username && !url.password ? url.href : undefined;
}

/** Like `postUrl`, but requires https except on this machine, because the URL receives leads. */
export function webhookUrl(text: string): string | undefined {
  const url = postUrl(text);
  return url && /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^#]*$/.test(url)
    ? url
    : undefined;
}

/** Parses a secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
export function webhookSecret(text: string): Buffer | undefined {
  const bytes = Buffer.from(/^whsec_([\w+/]+={0,2})$/.exec(text)?.[1] ?? '', 'base64');
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}
