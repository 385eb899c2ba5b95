import { callMethods, callPath, type CallName } from '../shared/setupCalls.ts';
import { Hono, type Context } from 'hono';
import { sendCode } from './calls/sendCode.ts';
import { sendEmailToSales } from './calls/sendEmailToSales.ts';
import { verifyCode } from './calls/verifyCode.ts';
import { callerOf, type Incoming } from './http/caller.ts';
import { createOriginRule, refusalOf } from './http/origins.ts';
import { corsHeaders, preflight, refusal, respond, yes } from './http/reply.ts';
import { kindOf } from './log.ts';
import type { Services } from './services.ts';

/** The connection of an HTTP request, which @hono/node-server passes as the environment. */
export interface Connection {
  incoming: Incoming;
}

const CALLS = [
  ['SendAccessCodeToQRVideo', sendCode],
  ['VerifyAccessCodeToQRVideo', verifyCode],
  ['SendEmailToSales', sendEmailToSales],
] as const satisfies readonly (readonly [CallName, unknown])[];

export interface App {
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>;
}

/** Creates the request handler of the server. Tests can call it without a port. */
export function createApp(services: Services): App {
  const { settings, site, mailbox, health, metrics } = services;
  const mayCall = createOriginRule(settings);
  // Uses the encoded path, because the site in the browser does not decode paths either.
  const app = new Hono<{ Bindings: Connection }>({ getPath: ({ url }) => new URL(url).pathname });
  const requesterOf = ({ env, req }: Context<{ Bindings: Connection }>) => {
    const header = (field: string) => req.header(field);
    return { header, caller: callerOf(env.incoming, header, settings.trustedProxies) };
  };

  // Pages that call another login host do not need our calls.
  for (const [name, run] of site?.loginHost ? [] : CALLS) {
    const method = callMethods[name];
    app.all(callPath(name), async (context) => {
      const { header, caller } = requesterOf(context);
      const { req } = context;
      if (caller.byUnlistedProxy) services.alarm('proxyUnlisted');
      const origin = header('origin');
      const allowed = origin === undefined || mayCall(origin, header, caller);
      const cors = allowed && origin !== undefined ? corsHeaders(origin) : {};
      if (req.method === 'OPTIONS') return preflight(cors, method);
      const code = refusalOf(req, method, header, allowed);
      if (code) {
        services.count('calls', 'refused');
        const allow = code === 405 ? { Allow: `${method}, OPTIONS` } : {};
        return respond(refusal(code), { ...cors, ...allow });
      }
      const query = (field: string) => {
        const values = req.queries(field) ?? [];
        return values.length === 1 ? values[0] : undefined;
      };
      const call = { header, caller, query, request: req.raw };
      const reply = await run(services, call).catch((error: unknown) => {
        services.alarm('callFailed', { call: name, problem: kindOf(error) }, 'error');
        services.count('calls', 'failed');
        return refusal(503);
      });
      return respond(reply, cors);
    });
  }

  app.get('/healthz', () => respond(yes));
  app.get('/readyz', (context) => health.respond(requesterOf(context).caller.local));
  app.all('/metrics', async (context) => {
    const { header, caller } = requesterOf(context);
    const page = await metrics.respond(context.req.method, header, caller, health);
    return page ?? context.notFound();
  });
  app.all('/mailbox/*', async (context) => {
    const { header, caller } = requesterOf(context);
    const page = await mailbox?.(context.req.method, context.req.path, header, caller);
    return page ?? context.notFound();
  });
  app.all('/api/*', () => respond(refusal(404)));
  if (site) app.route('/', site.routes);
  app.notFound(
    (context) =>
      site?.notFound(context) ??
      context.text('The site is not built yet. Run: npm run build\n', 503),
  );
  app.onError((error) => {
    services.alarm('requestFailed', { problem: kindOf(error) }, 'error');
    return respond(refusal(503));
  });

  return app;
}
