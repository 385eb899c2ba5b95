import { createMiddleware } from 'hono/factory';

/** Answers that depend on the caller: never cached, never taken for another type. */
export const noStoreHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const noStore = createMiddleware(async (context, next) => {
  for (const [name, value] of Object.entries(noStoreHeaders)) context.header(name, value);
  await next();
});
