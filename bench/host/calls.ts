import type { Request } from 'autocannon';
import { callHeaders, callPath, type VerifiedVisitor } from '../verifiedVisitor.ts';

/** One request of many: `index` makes it another visitor's. */
export type Call = (index: number) => Request;

const emailOf = (index: number) => `visitor-${index}@firm.example`;

/** Each visitor has a network of its own, of those that RFC 2544 keeps for measurements. */
const headersOf = (index: number) => ({
  ...callHeaders,
  'X-Forwarded-For': `198.${18 + ((index >> 16) & 1)}.${(index >> 8) & 255}.${index & 255}`,
});

export const page: Call = () => ({ path: '/', headers: { 'Accept-Encoding': 'gzip' } });

export const health: Call = () => ({ path: '/healthz', headers: callHeaders });

export const send: Call = (index) => ({
  path: callPath('send', { sEmail: emailOf(index) }),
  headers: headersOf(index),
});

export const verifyWrong: Call = (index) => ({
  path: callPath('verify', { sEmail: emailOf(index), AccessKey: '00000x' }),
  headers: headersOf(index),
});

export const verifyCookie =
  ({ email, code, cookie }: VerifiedVisitor): Call =>
  () => ({
    path: callPath('verify', { sEmail: email, AccessKey: code }),
    headers: { ...callHeaders, Cookie: cookie },
  });

const body = `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n<table><tr><th>Name</th><td>Dana</td></tr><tr><th>Company</th><td>Harbor</td></tr></table>\r\n--b1--\r\n`;

export const sales =
  ({ email, cookie }: VerifiedVisitor): Call =>
  () => ({
    method: 'POST',
    path: callPath('sales', { RequestEmail: email }),
    headers: { ...callHeaders, 'Content-Type': 'multipart/form-data; boundary=b1', Cookie: cookie },
    body,
  });
