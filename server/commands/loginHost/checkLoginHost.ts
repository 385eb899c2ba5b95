import { MINUTE, SECOND } from '../../durations.ts';
import { isLoopbackName } from '../../http/caller.ts';
import { originUrl } from '../../settings/parsers.ts';
import { bad, ok, warn, type Finding } from '../command.ts';
import { calls, codePath, preflightOf, requestOf } from './calls.ts';
import { checkAnswer, statusOf } from './checkAnswer.ts';
import { checkCors, checkPreflight } from './checkCors.ts';
import { fetchAnswer, findFault } from './fetchAnswer.ts';

interface LoginHostOptions {
  /** The value of VITE_SETUP_API_HOST for the build. */
  readonly host: string;
  readonly origin: string;
  /** The email that receives a real code; if undefined, no mail is sent. */
  readonly sendTo: string | undefined;
}

/** An answer after `slowMs` gets a warning. After `timeoutMs`, the site cancels the call (F9). */
const siteLimits = { slowMs: 5 * SECOND, timeoutMs: MINUTE };

/** Checks a login host with the calls of the site. The host sends a mail only with `sendTo`. */
export async function checkLoginHost(
  { host, origin, sendTo }: LoginHostOptions,
  { slowMs, timeoutMs } = siteLimits,
): Promise<Finding[]> {
  const url = originUrl(host);
  if (!url)
    return [
      bad(
        `--host ${host} is not valid: use a URL without a path, such as https://login.example.com.`,
      ),
    ];
  if (originUrl(origin)?.origin !== origin)
    return [bad(`--origin ${origin} is not an origin: use the form https://www.example.com.`)];
  const fetchFrom = (path: string, init: RequestInit) =>
    fetchAnswer(url.origin + path, init, timeoutMs);
  const findings = [
    ok(`The login host is ${url.origin}; the pages are at ${origin}.`),
    checkScheme(url, origin),
  ];
  try {
    await fetchFrom(codePath('not-an-address'), { method: 'OPTIONS' });
    findings.push(ok(`${url.origin} is reachable.`));
  } catch (error) {
    return [...findings, findFault(error, ({ cause }) => unreachable(String(cause), url))];
  }
  for (const call of calls) {
    const preflight = await labeled(`${call.name}, preflight`, async () =>
      checkPreflight(call, await fetchFrom(call.path, preflightOf(call, origin)), origin),
    );
    const answer = await labeled(`${call.name}, answer`, async () => {
      const found = await fetchFrom(call.path, requestOf(call.method, origin));
      return [...checkCors(found, origin), ...checkAnswer(call, found, slowMs)];
    });
    findings.push(...preflight, ...answer);
  }
  if (sendTo === undefined) {
    const advice = 'To make the login host send a real code, add: --email EMAIL --send';
    return [...findings, ok(`No mail was sent. ${advice}`)];
  }
  const sent = await labeled(`Call 1, ${sendTo}`, async () => {
    const answer = await fetchFrom(codePath(sendTo), requestOf('GET', origin));
    const isYes = statusOf(answer) && answer.code < 300;
    return [
      isYes
        ? ok('status true. Check the mailbox for the code.')
        : bad(`status false (${answer.code}). See the log of the login host.`),
    ];
  });
  return [...findings, ...sent];
}

function checkScheme({ protocol, hostname }: URL, origin: string): Finding {
  if (protocol === 'https:') return ok('The login host uses https.');
  if (origin.startsWith('https:'))
    return bad(
      'The pages use https, so browsers block calls to a login host with http. Use https.',
    );
  return isLoopbackName(hostname)
    ? ok('The login host uses http, on this machine.')
    : warn('The login host uses http: emails and codes can be read in transit. Use https.');
}

function unreachable(failure: string, { origin }: URL): string {
  return /CERT|SSL|TLS|SIGNATURE|EPROTO/.test(failure)
    ? `${origin} has no valid certificate (${failure}): install one for this hostname, with its whole chain.`
    : `${origin} is unreachable (${failure}): check hostname, port and firewall.`;
}

/** Runs a check and puts its label before each finding. */
async function labeled(label: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  const findings = await check().catch((error: unknown) => [findFault(error)]);
  return findings.map(({ level, text }) => ({ level, text: `${label}: ${text}` }));
}
