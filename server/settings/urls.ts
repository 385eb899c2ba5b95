import { originUrl } from '../../src/config/originUrl.ts';

/** A URL with one of these protocols and a host name, or undefined. */
export function urlOf(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(value);
  return url && protocols.includes(url.protocol) && url.hostname ? url : undefined;
}

/** The URL of a PostgreSQL database. */
export function databaseUrl(value: string): string | undefined {
  return urlOf(value, ['postgres:', 'postgresql:'])?.href;
}

/** The URL of a mail server. What looks like a path is the rest of a password. */
export function mailServerUrl(value: string): string | undefined {
  const url = urlOf(value, ['smtp:', 'smtps:']);
  return url && ['', '/'].includes(url.pathname) && !url.hash ? url.href : undefined;
}

/** Origins from a list with commas; undefined when one is malformed. */
export function originList(value: string): readonly string[] | undefined {
  const origins = value.split(',').map((part) => originUrl(part.trim())?.origin);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}
