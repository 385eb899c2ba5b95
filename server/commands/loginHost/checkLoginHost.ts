import { MINUTE, SECOND } from '../../durations.ts';
import { isLoopbackName } from '../../http/caller.ts';
import { originUrl } from '../../../src/config/originUrl.ts';
import { bad, ok, warn, type Finding } from '../finding.ts';
import { failureText, fetchAnswer } from './fetchAnswer.ts';
import { calls, codePath, preflightOf, requestOf, type Call } from './calls.ts';
import { checkAnswer, readVerdict } from './checkAnswer.ts';
import { checkCors, checkPreflight } from './checkCors.ts';

export interface LoginHostOptions {
  /** The value of VITE_SETUP_API_HOST for the build. */
  readonly host: string;
  /** The origin of the pages. */
  readonly origin: string;
  /** Receives a real code; undefined sends no email. */
  readonly sendTo: string | undefined;
}

/** How long an answer may take, in milliseconds. */
interface TimeLimits {
  /** Longer answers make visitors wait too long. */
  readonly slowMs: number;
  /** When the site gives up (docs/decisions/form.md#f9). */
  readonly timeoutMs: number;
}

const siteLimits: TimeLimits = { slowMs: 5 * SECOND, timeoutMs: MINUTE };

/** Checks a login host with the calls of the site; has it send an email only if `sendTo` is set. */
export async function checkLoginHost(
  { host, origin, sendTo }: LoginHostOptions,
  limits = siteLimits,
): Promise<Finding[]> {
  const url = originUrl(host);
  if (!url)
    return [
      bad(`--host ${host} is not a URL without a path: use the form https://login.example.com.`),
    ];
  if (originUrl(origin)?.origin !== origin)
    return [bad(`--origin ${origin} is not an origin: use the form https://www.example.com.`)];
  const start = [
    ok(`The login host is ${url.origin}, the pages are at ${origin}.`),
    checkScheme(url, origin),
  ];
  const anyCall = url.origin + codePath('not-an-address');
  const reached = await fetchAnswer(anyCall, { method: 'OPTIONS' }, limits.timeoutMs);
  if ('failure' in reached) return [...start, bad(unreachable(reached.failure, url))];
  const findings = [...start, ok(`${url.origin} is reachable.`)];
  for (const call of calls) findings.push(...(await checkCall(call, url.origin, origin, limits)));
  findings.push(
    sendTo === undefined
      ? ok('No email was sent. Add --email EMAIL --send to have the host send a real code.')
      : await sendCode(sendTo, url.origin, origin, limits),
  );
  return findings;
}

function checkScheme({ protocol, hostname }: URL, origin: string): Finding {
  if (protocol === 'https:') return ok('The host uses https.');
  if (origin.startsWith('https:'))
    return bad('The pages use https, so browsers block calls to a host with http. Use https.');
  return isLoopbackName(hostname)
    ? ok('The host uses http, on this machine.')
    : warn('The host uses http: emails and codes can be read in transit. Use https.');
}

function unreachable(failure: string, { origin }: URL): string {
  return /CERT|SSL|TLS|SIGNATURE|EPROTO/.test(failure)
    ? `${origin} has no valid certificate (${failure}): install one for this name, with its whole chain.`
    : `${origin} is unreachable (${failure}): check name, port and firewall.`;
}

async function checkCall(
  call: Call,
  host: string,
  origin: string,
  { slowMs, timeoutMs }: TimeLimits,
): Promise<Finding[]> {
  const url = host + call.path;
  const preflight = await fetchAnswer(url, preflightOf(call, origin), timeoutMs);
  const answer = await fetchAnswer(url, requestOf(call.method, origin), timeoutMs);
  return [
    ...('failure' in preflight
      ? [bad(`${call.name}, preflight: ${failureText(preflight.failure, timeoutMs)}`)]
      : checkPreflight(call, preflight, origin)),
    ...('failure' in answer
      ? [bad(`${call.name}, answer: ${failureText(answer.failure, timeoutMs)}`)]
      : [
          ...checkCors(`${call.name}, answer`, answer, origin),
          ...checkAnswer(call, answer, slowMs),
        ]),
  ];
}

async function sendCode(
  email: string,
  host: string,
  origin: string,
  { timeoutMs }: TimeLimits,
): Promise<Finding> {
  const answer = await fetchAnswer(host + codePath(email), requestOf('GET', origin), timeoutMs);
  if ('failure' in answer)
    return bad(`Call 1, ${email}: ${failureText(answer.failure, timeoutMs)}`);
  const verdict = readVerdict(answer);
  if (typeof verdict === 'object') return bad(`Call 1, ${email}: ${verdict.fault}`);
  return verdict && answer.code < 300
    ? ok(`Call 1, ${email}: yes. Check its mailbox for the code.`)
    : bad(`Call 1, ${email}: no (${answer.code}). See the log of the host.`);
}
