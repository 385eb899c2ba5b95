import { isRecord } from '../../../shared/isRecord.ts';
import { SECOND } from '../../durations.ts';
import { ok, warn, type Finding } from '../command.ts';
import type { Call } from './calls.ts';
import { AnswerFault, findFault, type Answer } from './fetchAnswer.ts';

/** Returns an answer's boolean status, or throws an AnswerFault (docs/decisions/form.md#f9). */
export function statusOf({ code, headers, json }: Answer): boolean {
  const answers = `the login host answered ${code}`;
  if (code >= 300 && code <= 399)
    throw new AnswerFault(`${answers}, a redirect. Answer at the requested URL.`);
  if ([404, 405, 410, 501].includes(code))
    throw new AnswerFault(`${answers}. It does not seem to support this path or method.`);
  if (code >= 500)
    throw new AnswerFault(`${answers}. Return status false as JSON for invalid input.`);
  const type = headers.get('content-type') ?? 'no Content-Type';
  if (json === undefined)
    throw new AnswerFault(`the answer is not JSON (${code}, ${type}). Return {"status": false}.`);
  if (isRecord(json) && typeof json['status'] === 'boolean') return json['status'];
  throw new AnswerFault(
    'the answer has no boolean status. Return true or false, not a string or a number.',
  );
}

/** Checks that a query is refused, and that the response is fast, JSON and not cached. */
export function checkAnswer(call: Call, answer: Answer, slowMs: number): Finding[] {
  const { code, headers, milliseconds } = answer;
  const status = checkStatus(call, answer);
  const type = headers.get('content-type') ?? '';
  const seconds = (milliseconds / SECOND).toFixed(1);
  const caching = headers.get('cache-control') ?? '';
  return [
    status,
    status.level !== 'bad' &&
      !/^application\/(?:[\w.-]+\+)?json\b/i.test(type) &&
      warn(`Content-Type is ${type || 'missing'} (${code}). Send application/json.`),
    milliseconds > slowMs
      ? warn(`it took ${seconds} s. Visitors see a spinner for that long.`)
      : ok(`it took ${seconds} s.`),
    call.method === 'GET' &&
      (/\b(?:no-store|no-cache|private)\b/i.test(caching)
        ? ok(`no cache serves the answer to other visitors (${caching}).`)
        : warn('a cache may store the answer. Send Cache-Control: no-store.')),
  ].filter((finding) => finding !== false);
}

function checkStatus({ question, ifYes, isWellFormed }: Call, answer: Answer): Finding {
  const { code } = answer;
  try {
    if (statusOf(answer) && code < 300)
      return { ...ifYes, text: `status true for ${question}: ${ifYes.text}. Return status false.` };
  } catch (error) {
    return findFault(error);
  }
  return isWellFormed && code > 299
    ? warn(
        `${code} for ${question}: the site treats ${code} as a network failure. Return 200 with status false.`,
      )
    : ok(`status false for ${question} (${code}), in JSON.`);
}
