import { Hono } from 'hono';
import { refusal, respond, type Answer } from './answer.ts';
import { callerOf, createOriginRule, refusalOf, type HeaderOf } from './edge.ts';
import type { Health } from './health.ts';
import { kindOf } from './log.ts';
import type { Mailbox } from './mailbox.ts';
import type { Metrics } from './metrics.ts';
import type { Call, HostParts } from './parts.ts';
import { sendCode } from './sendCode.ts';
import { sendEmailToSales } from './sendEmailToSales.ts';
import type { createSite } from './site.ts';
import { verifyCode } from './verifyCode.ts';

/** The connection under a request, as @hono/node-server hands it in. */
export interface Connection {
  incoming: { socket: { remoteAddress?: string | undefined } };
}

/** What the app is made of besides the parts of the calls. */
export interface AppParts extends HostParts {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly site: ReturnType<typeof createSite> | undefined;
  readonly mailbox: Mailbox | undefined;
}

const CALLS = {
  SendAccessCodeToQRVideo: ['GET', sendCode],
  VerifyAccessCodeToQRVideo: ['GET', verifyCode],
  SendEmailToSales: ['POST', sendEmailToSales],
} as const;

const NO_SITE = new TextEncoder().encode('The site is not built yet. Run: npm run build\n');

/** The whole host as one app; it needs no port to be tested. */
export function createApp(parts: AppParts): Hono<{ Bindings: Connection }> {
  const { settings, site, mailbox, health, metrics } = parts;
  const mayCall = createOriginRule(settings);
  const app = new Hono<{ Bindings: Connection }>();

  for (const [name, [method, answer]] of Object.entries(CALLS)) {
    app.all(`/api/Setup/${name}`, async (context) => {
      const header: HeaderOf = (field) => context.req.header(field);
      const caller = callerOf(
        context.env.incoming.socket.remoteAddress ?? '',
        header,
        settings.trustedProxies,
      );
      const origin = header('origin');
      const cors =
        origin !== undefined && mayCall(origin, header, caller) ? corsHeaders(origin) : {};
      if (context.req.method === 'OPTIONS') return preflight(cors, method);
      const refused = refusalOf(
        context.req.method,
        method,
        { url: context.req.url, header, caller },
        mayCall,
      );
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

  app.all('/api', () => respond(refusal(404)));
  app.all('/api/*', () => respond(refusal(404)));
  app.get('/healthz', () => respond({ code: 200, status: true }));
  app.get('/readyz', (context) => {
    const header: HeaderOf = (field) => context.req.header(field);
    return health.respond(
      callerOf(context.env.incoming.socket.remoteAddress ?? '', header, settings.trustedProxies)
        .local,
    );
  });
  app.all('*', (context): Response | Promise<Response> => {
    const header: HeaderOf = (field) => context.req.header(field);
    const { method, url } = context.req;
    // As the browser spells it: the pages' own router decodes nothing either (decision P5).
    const path = new URL(url).pathname;
    const othersPage = () =>
      site?.(method, path, header) ??
      new Response(NO_SITE, {
        status: 503,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      });
    const operators = /^\/(?:mailbox(?:\/|$)|metrics$)/.test(path);
    // Nothing to wait for: the answer then leaves by the shortest way.
    if (!operators) return othersPage();
    const caller = callerOf(
      context.env.incoming.socket.remoteAddress ?? '',
      header,
      settings.trustedProxies,
    );
    const operatorsPage = async () =>
      path === '/metrics'
        ? metrics.respond(method, header, caller, health)
        : mailbox?.(method, path, header, caller);
    return operatorsPage().then((page) => page ?? othersPage());
  });
  app.onError((error) => {
    parts.log('error', 'requestFailed', { problem: kindOf(error) });
    return respond(refusal(503));
  });
  return app;
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
    parts.alarm('callFailed', { call, problem: kindOf(error) });
    parts.count('calls', 'failed');
    return refusal(503);
  }
}
