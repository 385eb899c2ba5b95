import { bad, ok, warn, type Finding } from '../finding.ts';
import type { Answer } from './fetchAnswer.ts';
import type { Call } from './calls.ts';

/** Whether a browser lets pages of the origin read an answer that came with credentials. */
export function checkCors(label: string, { headers }: Answer, origin: string): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const faults: Finding[] = [];
  if (allowed === null)
    faults.push(bad(`${label}: no Access-Control-Allow-Origin. Answer ${origin}.`));
  else if (allowed === '*')
    faults.push(
      bad(
        `${label}: Access-Control-Allow-Origin is *, which does not count where calls are sent with credentials. Answer ${origin}.`,
      ),
    );
  else if (allowed !== origin)
    faults.push(
      bad(`${label}: Access-Control-Allow-Origin is ${allowed}. Answer ${origin}, and it alone.`),
    );
  // Browsers compare its case, too.
  if (headers.get('access-control-allow-credentials') !== 'true')
    faults.push(
      bad(
        `${label}: Access-Control-Allow-Credentials is not true. The calls are sent with credentials, so answer true.`,
      ),
    );
  if (faults.length > 0) return faults;
  return [
    ok(`${label}: pages of ${origin} may call with credentials.`),
    ...(namesIn(headers, 'vary').some((name) => name === 'origin' || name === '*')
      ? []
      : [
          warn(
            `${label}: no Vary: Origin. Where the host knows several origins, a cache between would mix them up.`,
          ),
        ]),
  ];
}

/** Whether a browser sends the call after this answer to its preflight. */
export function checkPreflight(call: Call, answer: Answer, origin: string): Finding[] {
  const label = `${call.name}, preflight`;
  if (answer.code < 200 || answer.code > 299)
    return [
      bad(`${label}: the host answers ${answer.code}. Answer OPTIONS from ${origin} with 204.`),
    ];
  const allowed = namesIn(answer.headers, 'access-control-allow-headers');
  const missing = call.headerNames.filter((name) => !allowed.includes(name.toLowerCase()));
  const methods = namesIn(answer.headers, 'access-control-allow-methods');
  const findings = checkCors(label, answer, origin);
  findings.push(
    missing.length === 0
      ? ok(`${label}: ${call.headerNames.join(' and ')} may be sent.`)
      : bad(
          `${label}: Access-Control-Allow-Headers lacks ${missing.join(' and ')}. Name each header by itself; * does not count.`,
        ),
  );
  if (!methods.includes(call.method.toLowerCase()))
    findings.push(
      warn(
        `${label}: Access-Control-Allow-Methods lacks ${call.method}. Browsers send it all the same; name it.`,
      ),
    );
  return findings;
}

function namesIn(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
}
