import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/settings.ts';
import type { Outcome } from '../outcomes.ts';
import type { AppContext, Env } from '../services.ts';
import { hostName } from './caller.ts';
import { createOriginRule } from './origins.ts';

/** The maximum length of a URL, longer than any that our pages request. */
const URL_LENGTH = 2048;

/** Reports a proxy that hides its visitors (docs/decisions/server/operation.md#l2). */
export const reportProxy = createMiddleware<Env>(async ({ var: { caller, services } }, next) => {
  if (caller.proxyFault) services.record('calls', caller.proxyFault, {});
  await next();
});

/**
 * Refuses calls from pages of other origins (docs/decisions/server/calls.md#h4). If a page asks its
 * own host, PUBLIC_URL is probably wrong (docs/decisions/server/operation.md#l2).
 */
export function refuseOtherOrigins(settings: Settings) {
  const mayCall = createOriginRule(settings);
  return createMiddleware<Env>(async (context, next) => {
    const header = (name: string) => context.req.header(name);
    const origin = header('origin');
    if (origin !== undefined && !mayCall(origin, header, context.var.caller))
      return refuse(
        context,
        403,
        URL.parse(origin)?.hostname === hostName(header) ? 'at_other_url' : 'refused',
      );
    return next();
  });
}

/** Refuses what is not a call of our pages: another method, a prefetch, an unreadable URL. */
export function refuseOtherRequests(method: 'GET' | 'POST') {
  return createMiddleware<Env>(async (context, next) => {
    const { req } = context;
    if (req.method !== method) {
      context.header('Allow', `${method}, OPTIONS`);
      return refuse(context, 405);
    }
    if (req.url.length > URL_LENGTH) return refuse(context, 414);
    if (!isDecodable(req.url)) return refuse(context, 400);
    // Only a GET needs the ClientTime header, because browsers always send the origin of a POST.
    if (method === 'GET' && !req.header('clienttime')) return refuse(context, 403);
    const purposes = ['sec-purpose', 'purpose', 'x-moz'].map((name) => req.header(name));
    if (/prefetch|prerender|preview/i.test(purposes.join(' '))) return refuse(context, 403);
    return next();
  });
}

function refuse(
  context: AppContext,
  code: 400 | 403 | 405 | 414,
  outcome: Outcome<'calls'> = 'refused',
): Response {
  context.var.services.record('calls', outcome, {});
  return context.json({ status: false }, code);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
