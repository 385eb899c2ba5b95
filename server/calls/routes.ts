import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { callMethods, callPath, type CallName } from '../../shared/setupCalls.ts';
import { refuseOtherOrigins, reportProxy, refuseOtherRequests } from '../http/guards.ts';
import { kindOf } from '../log.ts';
import type { Env, Services } from '../services.ts';
import { limitBody } from './msgBody.ts';
import { sendCode } from './sendCode.ts';
import { sendEmailToSales } from './sendEmailToSales.ts';
import { verifyCode } from './verifyCode.ts';

/** Creates the routes of the three calls. Each response is JSON with a boolean `status`. */
export function createCalls({ settings, record }: Services): Hono<Env> {
  const calls = new Hono<Env>();
  const ourPagesOnly = refuseOtherOrigins(settings);
  for (const [name, method] of Object.entries(callMethods)) {
    const allowCalls = cors({
      origin: (origin) => origin,
      credentials: true,
      allowMethods: [method],
      allowHeaders: ['Accept', 'Content-Type', 'ClientTime'],
      maxAge: 600,
    });
    calls.use(
      callPath(name as CallName),
      reportProxy,
      ourPagesOnly,
      allowCalls,
      refuseOtherRequests(method),
    );
  }
  calls.get(callPath('SendAccessCodeToQRVideo'), sendCode);
  calls.get(callPath('VerifyAccessCodeToQRVideo'), verifyCode);
  calls.post(callPath('SendEmailToSales'), limitBody, sendEmailToSales);
  calls.onError((error, context) => {
    // If a visitor leaves the page, the body breaks off. This is not a failure of the server.
    if (context.req.raw.signal.aborted) return context.json({ status: false }, 400);
    record('calls', 'failed', { call: context.req.path, problem: kindOf(error) });
    return context.json({ status: false }, 503);
  });
  return calls;
}
