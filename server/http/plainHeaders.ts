import { createMiddleware } from 'hono/factory';
import { NO_FRAMES, transportHeaders } from '../../shared/siteHeaders.ts';
import type { Env } from '../services.ts';

/** Adds the headers of all answers other than pages and files. Nobody may store these answers. */
export const plainHeaders = createMiddleware<Env>(async (context, next) => {
  const { publicUrl } = context.var.services.settings;
  const headers = {
    'Cache-Control': 'no-store',
    ...NO_FRAMES,
    ...transportHeaders(publicUrl?.protocol === 'https:'),
  };
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  await next();
});
