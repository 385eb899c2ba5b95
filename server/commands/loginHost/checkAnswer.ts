import { SECOND } from '../../durations.ts';
import { bad, ok, warn, type Finding } from '../finding.ts';
import type { Answer } from './fetchAnswer.ts';
import type { Call } from './calls.ts';

/** Status codes of a host that does not know the call. */
const UNKNOWN_CALL = [404, 405, 410, 501];

/** How the site reads an answer: its status, or why it has none (docs/decisions/form.md#f9). */
export function readVerdict({ code, headers, text }: Answer): boolean | { fault: string } {
  if (code >= 300 && code <= 399)
    return { fault: `the host answers ${code}, a redirect. Answer under this URL.` };
  if (UNKNOWN_CALL.includes(code))
    return { fault: `the host answers ${code}. It does not seem to know the path or method.` };
  if (code >= 500)
    return { fault: `the host answers ${code}. Answer bad input with status false, as JSON.` };
  const status = statusIn(text);
  if (typeof status === 'boolean') return status;
  const type = headers.get('content-type') ?? 'no Content-Type';
  return status === 'not JSON'
    ? { fault: `the answer is not JSON (${code}, ${type}). Answer {"status": false}.` }
    : {
        fault: 'the answer has no status that is true or false. Strings and numbers do not count.',
      };
}

function statusIn(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'status' in answer
      ? answer.status
      : undefined;
  } catch {
    return 'not JSON';
  }
}

/** Checks the answer to a query that deserves a no, and its time. */
export function checkAnswer(call: Call, answer: Answer, slowMs: number): Finding[] {
  const label = `${call.name}, answer`;
  const { code, headers, milliseconds } = answer;
  const findings = [checkVerdict(call, answer)];
  const type = headers.get('content-type') ?? '';
  if (findings[0]?.level !== 'bad' && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    findings.push(
      warn(`${label}: Content-Type is ${type || 'missing'} (${code}). Answer application/json.`),
    );
  const seconds = (milliseconds / SECOND).toFixed(1);
  findings.push(
    milliseconds > slowMs
      ? warn(`${label}: it took ${seconds} s. Visitors see a spinner that long.`)
      : ok(`${label}: it took ${seconds} s.`),
  );
  if (call.method === 'GET') findings.push(checkCaching(label, headers));
  return findings;
}

function checkVerdict(call: Call, answer: Answer): Finding {
  const label = `${call.name}, answer`;
  const verdict = readVerdict(answer);
  if (typeof verdict === 'object') return bad(`${label}: ${verdict.fault}`);
  if (verdict && answer.code < 300)
    return {
      level: call.ifYes.level,
      text: `${label}: yes to ${call.question}: ${call.ifYes.text}. Answer status false.`,
    };
  if (call.isWellFormed && answer.code > 299)
    return warn(
      `${label}: no to ${call.question} with ${answer.code}, which the site treats as a network failure. Answer 200 with status false.`,
    );
  return ok(`${label}: no to ${call.question} (${answer.code}), in JSON.`);
}

function checkCaching(label: string, headers: Headers): Finding {
  const rule = headers.get('cache-control') ?? '';
  return /\b(?:no-store|no-cache|private)\b/i.test(rule)
    ? ok(`${label}: caches do not share it (${rule}).`)
    : warn(`${label}: a cache may store it. Answer Cache-Control: no-store.`);
}
