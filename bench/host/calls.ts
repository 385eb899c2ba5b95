import type { Request } from 'autocannon';
import { callHeaders as headers, callPath, type VerifiedVisitor } from '../verifiedVisitor.ts';

/** One request of many: `index` makes it another visitor's. */
export type Call = (index: number) => Request;

const emailOf = (index: number) => `visitor-${index}@firm.example`;

/** Each visitor has a network of its own, of those that RFC 2544 keeps for measurements. */
const headersOf = (index: number) => ({
  ...headers,
  'X-Forwarded-For': `198.${18 + ((index >> 16) & 1)}.${(index >> 8) & 255}.${index & 255}`,
});

const type = 'multipart/form-data; boundary=b1';
const body = `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n<table><tr><th>Name</th><td>Dana</td></tr></table>\r\n--b1--\r\n`;

/** What is measured; `visitor` has passed the gate. */
export function callsOf({ email, code, cookie }: VerifiedVisitor) {
  const html: Call = () => ({ path: '/', headers: { 'Accept-Encoding': 'gzip' } });
  const health: Call = () => ({ path: '/healthz', headers });
  const verifyCookie: Call = () => ({
    path: callPath('verify', { sEmail: email, AccessKey: code }),
    headers: { ...headers, Cookie: cookie },
  });
  const send: Call = (index) => ({
    path: callPath('send', { sEmail: emailOf(index) }),
    headers: headersOf(index),
  });
  const verifyWrong: Call = (index) => ({
    path: callPath('verify', { sEmail: emailOf(index), AccessKey: '00000x' }),
    headers: headersOf(index),
  });
  const sales: Call = () => ({
    method: 'POST',
    path: callPath('sales', { RequestEmail: email }),
    headers: { ...headers, 'Content-Type': type, Cookie: cookie },
    body,
  });
  return { html, health, verifyCookie, send, verifyWrong, sales };
}
