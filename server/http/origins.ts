import { getDomain } from 'tldts';
import type { Settings } from '../settings/settings.ts';
import { isLoopbackName, type Caller, type HeaderOf } from './caller.ts';
import type { AppContext } from '../services.ts';

/**
 * Returns a function that decides whether pages of an origin may call the server. It allows
 * PUBLIC_URL and ALLOWED_ORIGINS. Without PUBLIC_URL, it also allows the server's own origin. With
 * neither setting, outside production and on a loopback HOST, it also allows every local port.
 */
export function createOriginRule(
  settings: Settings,
): (origin: string, header: HeaderOf, caller: Caller) => boolean {
  const listed = new Set(settings.allowedOrigins);
  if (settings.publicUrl) listed.add(settings.publicUrl.origin);
  const isDevelopment =
    !settings.production &&
    listed.size === 0 &&
    isLoopbackName(settings.host.includes(':') ? `[${settings.host}]` : settings.host);
  return (origin, header, caller) => {
    if (listed.has(origin)) return true;
    if (settings.publicUrl) return false;
    const url = URL.parse(origin);
    if (!url || url.origin !== origin) return false;
    if (url.host === header('host')) return true;
    return isDevelopment && caller.local && isLoopbackName(url.hostname);
  };
}

/** True outside production for a page on this machine's `localhost` (docs/decisions/gate.md#g2). */
export function isLocalPage({ req, var: { caller, services } }: AppContext): boolean {
  const { settings } = services;
  const origin = URL.parse(req.header('origin') ?? '');
  const publicName = settings.publicUrl?.hostname;
  return (
    !settings.production &&
    caller.local &&
    origin?.hostname === 'localhost' &&
    (publicName === undefined || isLoopbackName(publicName))
  );
}

/** True if page and server use https on different sites (docs/decisions/server/calls.md#h14). */
export function isCrossSite({ req, var: { services } }: AppContext): boolean {
  const { publicUrl } = services.settings;
  const origin = URL.parse(req.header('origin') ?? '');
  if (origin?.protocol !== 'https:' || publicUrl?.protocol !== 'https:') return false;
  const site = req.header('sec-fetch-site');
  return site === undefined ? siteOf(origin) !== siteOf(publicUrl) : site === 'cross-site';
}

/**
 * Returns the allowed origins for which browsers keep no pass: those on another site, unless both
 * the origin and the server use https (docs/decisions/server/calls.md#h14).
 */
export function originsWithoutPass({ allowedOrigins, publicUrl }: Settings): readonly string[] {
  const own = publicUrl ?? new URL('http://127.0.0.1');
  const isSafe = (url: URL) => url.protocol === 'https:' && own.protocol === 'https:';
  // Browsers treat another protocol as another site.
  const isSame = (url: URL) => url.protocol === own.protocol && siteOf(url) === siteOf(own);
  return allowedOrigins.filter((origin) => {
    const url = new URL(origin);
    return !isSafe(url) && !isSame(url);
  });
}

/** Returns the site as browsers define it: one label below a public suffix, such as `co.uk`. */
function siteOf({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
