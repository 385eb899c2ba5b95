import { bad, ok, warn, type Finding } from '../finding.ts';
import type { Answer } from './fetchAnswer.ts';
import type { Call } from './calls.ts';

/** Checks that browsers let pages of the origin read an answer to a call with credentials. */
export function checkCors(label: string, { headers }: Answer, origin: string): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const faults: Finding[] = [];
  if (allowed === null)
    faults.push(bad(`${label}: no Access-Control-Allow-Origin. Answer ${origin}.`));
  else if (allowed === '*')
    faults.push(
      bad(
        `${label}: Access-Control-Allow-Origin is *, which browsers reject for calls with credentials. Answer ${origin}.`,
      ),
    );
  else if (allowed !== origin)
    faults.push(
      bad(`${label}: Access-Control-Allow-Origin is ${allowed}. Answer exactly ${origin}.`),
    );
  // Browsers compare it case-sensitively.
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
            `${label}: no Vary: Origin. If the host allows several origins, a cache can mix them up.`,
          ),
        ]),
  ];
}

/** Checks that browsers send the call after this answer to the preflight. */
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
          `${label}: Access-Control-Allow-Headers lacks ${missing.join(' and ')}. Name each header; browsers ignore *.`,
        ),
  );
  if (!methods.includes(call.method.toLowerCase()))
    findings.push(
      warn(
        `${label}: Access-Control-Allow-Methods lacks ${call.method}. Browsers send it anyway; name it.`,
      ),
    );
  return findings;
}

function namesIn(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
}
