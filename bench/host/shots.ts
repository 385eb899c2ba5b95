import type { Shot } from './measure.ts';

/** Settings under which no limit is met. */
export const unlimited = Object.fromEntries(
  [
    'SENDS_PER_ADDRESS_HOUR',
    'SENDS_PER_ADDRESS_DAY',
    'SENDS_PER_IP_MINUTE',
    'SENDS_PER_IP_HOUR',
    'SENDS_PER_HOUR',
    'TRIES_PER_BROWSER',
    'TRIES_PER_ADDRESS',
    'TRIES_PER_ADDRESS_DAY',
    'TRIES_PER_IP_HOUR',
    'SALES_PER_ADDRESS_HOUR',
    'SALES_PER_IP_HOUR',
    'SALES_PER_HOUR',
  ].map((name) => [name, '1000000000']),
);

const HEAD = { clienttime: '2026-11-02 09:00:00.000' };
const call = (name: string, query: Record<string, string>) =>
  `/api/Setup/${name}?${new URLSearchParams(query)}`;

/** The least that a call carries. */
export const plain: Shot = { path: '/', headers: HEAD };

/** An answer that needs only routing and headers. */
export const healthz: Shot = { path: '/healthz', headers: HEAD };

/** Call 1. */
export const send = (email: string): Shot => ({
  path: call('SendAccessCodeToQRVideo', { sEmail: email }),
  headers: HEAD,
});

/** Call 2. */
export const verify = (email: string, code: string, cookie = ''): Shot => ({
  path: call('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code }),
  headers: { ...HEAD, ...(cookie ? { cookie } : {}) },
});

/**
 * The same shot from a visitor of its own, as a trusted proxy hands it on. The networks are those
 * that RFC 2544 keeps for measurements.
 */
export const fromVisitor = (index: number, shot: Shot): Shot => {
  const network = [18 + ((index >> 16) & 1), (index >> 8) & 255, index & 255];
  return { ...shot, headers: { ...shot.headers, 'x-forwarded-for': `198.${network.join('.')}` } };
};

const BODY = `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n<table><tr><th>Name</th><td>D</td></tr><tr><th>Company</th><td>H</td></tr></table>\r\n--b1--\r\n`;

/** Call 3. */
export const sales = (email: string, headers: Record<string, string>): Shot => ({
  path: call('SendEmailToSales', { RequestEmail: email }),
  method: 'POST',
  headers: { ...HEAD, 'content-type': 'multipart/form-data; boundary=b1', ...headers },
  body: BODY,
});

/** Call 3 as a page on localhost makes it: the localhost rule spares the verification. */
export function salesOnLocalhost(url: string, email: string): Shot {
  const host = `localhost:${new URL(url).port}`;
  return sales(email, { host, origin: `http://${host}` });
}
