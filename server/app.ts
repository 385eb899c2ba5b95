import { Hono, type Context } from 'hono';
import { refusal, respond, yes, type Answer } from './http/answer.ts';
import {
  callerOf,
  createOriginRule,
  refusalOf,
  type HeaderOf,
  type Incoming,
} from './http/origins.ts';
import type { Health } from './status/health.ts';
import { kindOf } from './log.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Metrics } from './status/metrics.ts';
import type { Call, HostParts } from './calls/call.ts';
import { sendCode } from './calls/sendCode.ts';
import { sendEmailToSales } from './calls/sendEmailToSales.ts';
import type { Site } from './site/site.ts';
import { verifyCode } from './calls/verifyCode.ts';

/** The connection under a request, as @hono/node-server hands it in. */
export interface Connection {
  incoming: Incoming;
}

/** What the app is made of besides the parts of the calls. */
export interface AppParts extends HostParts {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly site: Site | undefined;
  readonly mailbox: Mailbox | undefined;
}

const CALLS = {
  SendAccessCodeToQRVideo: ['GET', sendCode],
  VerifyAccessCodeToQRVideo: ['GET', verifyCode],
  SendEmailToSales: ['POST', sendEmailToSales],
} as const;

const NO_SITE = new TextEncoder().encode('The site is not built yet. Run: npm run build\n');

/** What answers every request. */
export interface App {
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>;
}

/** The whole host as one app; it needs no port to be tested. */
export function createApp(parts: AppParts): App {
  const { settings, site, mailbox, health, metrics } = parts;
  const mayCall = createOriginRule(settings);
  const app = new Hono<{ Bindings: Connection }>();
  const askerOf = ({ env, req }: Context<{ Bindings: Connection }>) => {
    const header = headersOf(req.raw);
    return { header, caller: callerOf(env.incoming, header, settings.trustedProxies) };
  };

  for (const [name, [method, answer]] of Object.entries(CALLS)) {
    app.all(`/api/Setup/${name}`, async (context) => {
      const { header, caller } = askerOf(context);
      const origin = header('origin');
      const allowed = origin === undefined || mayCall(origin, header, caller);
      const cors = allowed && origin !== undefined ? corsHeaders(origin) : {};
      if (context.req.method === 'OPTIONS') return preflight(cors, method);
      const refused = refusalOf(context.req, method, header, allowed);
      if (refused) {
        parts.count('calls', 'refused');
        return respond(
          refusal(refused),
          refused === 405 ? { ...cors, Allow: `${method}, OPTIONS` } : cors,
        );
      }
      const call: Call = {
        header,
        caller,
        request: context.req.raw,
        query: (field) => context.req.queries(field) ?? [],
      };
      return respond(await safely(parts, name, () => answer(parts, call)), cors);
    });
  }

  app.get('/healthz', () => respond(yes));
  app.get('/readyz', (context) => health.respond(askerOf(context).caller.local));
  app.all('/metrics', async (context) => {
    const { header, caller } = askerOf(context);
    const page = await metrics.respond(context.req.method, header, caller, health);
    return page ?? context.notFound();
  });
  app.all('/mailbox/*', async (context) => {
    const { header, caller } = askerOf(context);
    const page = await mailbox?.(context.req.method, pathOf(context.req.url), header, caller);
    return page ?? context.notFound();
  });
  app.notFound(({ req }) => {
    const path = pathOf(req.url);
    if (/^\/api(?:\/|$)/.test(path)) return respond(refusal(404));
    return site?.respond(req.method, path, headersOf(req.raw)) ?? noSite();
  });
  app.onError((error) => {
    parts.alarm('requestFailed', { problem: kindOf(error) }, 'error');
    return respond(refusal(503));
  });

  return {
    fetch: (request, connection) => {
      const path = pathOf(request.url);
      // Pages and files leave by the shortest way.
      return site?.has(path)
        ? site.respond(request.method, path, headersOf(request))
        : app.fetch(request, connection);
    },
  };
}

function headersOf({ headers }: Request): HeaderOf {
  return (field) => headers.get(field) ?? undefined;
}

/**
 * The path as the browser spells it: the pages' own router decodes nothing either (decision P5).
 */
function pathOf(url: string): string {
  return new URL(url).pathname;
}

function noSite(): Response {
  return new Response(NO_SITE, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

function corsHeaders(origin: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
}

function preflight(cors: Record<string, string>, method: string): Response {
  if (!('Access-Control-Allow-Origin' in cors)) return respond(refusal(403));
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Content-Type, ClientTime, Idempotency-Key',
      'Access-Control-Max-Age': '600',
      'Cache-Control': 'no-store',
      Vary: 'Origin',
    },
  });
}

/** An inner failure is a plain no with 503, and one line in the log. */
async function safely(
  parts: HostParts,
  call: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    parts.alarm('callFailed', { call, problem: kindOf(error) }, 'error');
    parts.count('calls', 'failed');
    return refusal(503);
  }
}
