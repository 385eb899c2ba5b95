import { createMiddleware } from 'hono/factory';

/** The headers of responses that depend on the caller. They are not cached or sniffed. */
export const noStoreHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const noStore = createMiddleware(async (context, next) => {
  for (const [name, value] of Object.entries(noStoreHeaders)) context.header(name, value);
  await next();
});
