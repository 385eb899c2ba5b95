import { bad, ok, warn, type Finding } from '../command.ts';
import type { Answer } from './fetchAnswer.ts';
import type { Call } from './calls.ts';

/** Checks that pages of the origin can read the answer to a call with credentials. */
export function checkCors({ headers }: Answer, origin: string): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const varies = namesIn(headers, 'vary').some((name) => name === 'origin' || name === '*');
  const faults = [
    allowed === null && `Access-Control-Allow-Origin is missing. Send ${origin}.`,
    allowed === '*' &&
      `Access-Control-Allow-Origin is *, which browsers reject for calls with credentials. Send ${origin}.`,
    ![null, '*', origin].includes(allowed) &&
      `Access-Control-Allow-Origin is ${allowed}. Send exactly ${origin}.`,
    // Browsers compare this value case-sensitively.
    headers.get('access-control-allow-credentials') !== 'true' &&
      'Access-Control-Allow-Credentials is not true. Send true, because the calls are sent with credentials.',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) return faults.map(bad);
  return [
    ok(`pages of ${origin} may send calls with credentials.`),
    !varies &&
      warn('Vary: Origin is missing. With several origins, a cache may return the wrong response.'),
  ].filter((finding) => finding !== false);
}

/** Checks that this answer to a preflight lets browsers send the call. */
export function checkPreflight(call: Call, answer: Answer, origin: string): Finding[] {
  const { code, headers } = answer;
  if (code < 200 || code > 299)
    return [bad(`the login host answered ${code}. Return 204 for OPTIONS from ${origin}.`)];
  const allowed = namesIn(headers, 'access-control-allow-headers');
  const missing = call.headerNames.filter((name) => !allowed.includes(name.toLowerCase()));
  const methods = namesIn(headers, 'access-control-allow-methods');
  return [
    ...checkCors(answer, origin),
    missing.length === 0
      ? ok(`${call.headerNames.join(' and ')} may be sent.`)
      : bad(
          `Access-Control-Allow-Headers lacks ${missing.join(' and ')}. List each header, because browsers ignore *.`,
        ),
    !methods.includes(call.method.toLowerCase()) &&
      warn(`Access-Control-Allow-Methods lacks ${call.method}. Browsers send it anyway; list it.`),
  ].filter((finding) => finding !== false);
}

function namesIn(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
}
