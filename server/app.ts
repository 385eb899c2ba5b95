import { Hono } from 'hono';
import { createCalls } from './calls/routes.ts';
import { callerOf } from './http/caller.ts';
import { limitResponses } from './http/floods.ts';
import { plainHeaders } from './http/plainHeaders.ts';
import { kindOf } from './log.ts';
import type { AppContext, Env, Services } from './services.ts';
import { mayReadStatus } from './status/mayReadStatus.ts';

/** Creates the request handler of the server. Tests can call it without a port. */
export function createApp(services: Services): Hono<Env> {
  const { settings, site, mailbox, health, metrics } = services;
  // Uses the encoded path, because the site in the browser does not decode paths either.
  const app = new Hono<Env>({ getPath: ({ url }) => new URL(url).pathname });
  app.use(async (context, next) => {
    context.set('services', services);
    context.set('caller', callerOf(context.env.incoming, headerOf(context), settings));
    await next();
  });
  app.use(limitResponses());

  for (const path of ['/api/*', '/healthz', '/readyz', '/metrics']) app.use(path, plainHeaders);
  // Pages that call another login host do not need our calls.
  if (!settings.loginHost) app.route('/', createCalls(services));
  app.all('/api/*', (context) => context.json({ status: false }, 404));
  app.get('/healthz', (context) => context.json({ status: true }));
  const mayRead = (context: AppContext) =>
    mayReadStatus(context.var.caller, headerOf(context), services);
  app.get('/readyz', async (context) => {
    const { isReady, ...details } = await health.report();
    const shown = mayRead(context) ? details : {};
    return context.json({ status: isReady, ...shown }, isReady ? 200 : 503);
  });
  app.get('/metrics', async (context) =>
    mayRead(context)
      ? context.body(await metrics.page(health), 200, { 'Content-Type': metrics.contentType })
      : context.notFound(),
  );
  if (mailbox) app.route('/', mailbox);
  if (site) app.route('/', site.routes);
  app.notFound(
    (context) =>
      site?.notFound(context) ??
      context.text('The site is not built yet. Run: npm run build\n', 503),
  );
  app.onError((error, context) => {
    services.record('calls', 'failed', { problem: kindOf(error) });
    return context.json({ status: false }, 503);
  });
  return app;
}

function headerOf({ req }: AppContext) {
  return (name: string) => req.header(name);
}
