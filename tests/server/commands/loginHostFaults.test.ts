import { expect, test } from 'vitest';
import { checkLoginHost } from '../../../server/commands/loginHost/checkLoginHost.ts';
import {
  startRefusingHost,
  type BareAnswer,
  type Quirk,
} from '../../support/otherHost/refusingHost.ts';
import {
  begins,
  findings,
  ORIGIN,
  PATHS,
  troubles,
} from '../../support/otherHost/loginHostFindings.ts';

/** Changes the preflight or the answer of one call. */
function at(place: string, change: (answer: BareAnswer) => 'break' | void): Quirk {
  const [name = '', part = ''] = place.split(', ');
  return (answer, { call, isPreflight }) =>
    call === PATHS[name as keyof typeof PATHS] && isPreflight === (part === 'preflight')
      ? change(answer)
      : undefined;
}

const header = (name: string, value?: string) => (answer: BareAnswer) => {
  answer.headers[name] = value;
};
const code = (value: number) => (answer: BareAnswer) => {
  answer.code = value;
};
// The host would answer correctly there.
const redirect = (status: number) => (answer: BareAnswer) => {
  answer.code = status;
  answer.headers['location'] = '/elsewhere';
};
const body = (value: string) => (answer: BareAnswer) => {
  answer.body = value;
};

test.each<[finding: string, change: (answer: BareAnswer) => 'break' | void]>([
  ['bad Call 1, preflight: the host answers 403. Answer OPTIONS from', code(403)],
  ['bad Call 3, preflight: the host answers 301. Answer OPTIONS from', redirect(301)],
  ['bad Call 2, preflight: the connection broke (', () => 'break'],
  [
    `bad Call 1, preflight: no Access-Control-Allow-Origin. Answer ${ORIGIN}.`,
    header('access-control-allow-origin'),
  ],
  [
    'bad Call 2, preflight: Access-Control-Allow-Origin is *, which browsers reject',
    header('access-control-allow-origin', '*'),
  ],
  [
    `bad Call 3, preflight: Access-Control-Allow-Origin is ${ORIGIN}/. Answer exactly ${ORIGIN}.`,
    header('access-control-allow-origin', `${ORIGIN}/`),
  ],
  [
    'bad Call 1, preflight: Access-Control-Allow-Credentials is not true.',
    header('access-control-allow-credentials', 'True'),
  ],
  [
    'bad Call 1, preflight: Access-Control-Allow-Headers lacks ClientTime and Content-Type.',
    header('access-control-allow-headers', 'Accept'),
  ],
  [
    'bad Call 2, preflight: Access-Control-Allow-Headers lacks ClientTime and Content-Type.',
    header('access-control-allow-headers', '*'),
  ],
  [
    'bad Call 3, preflight: Access-Control-Allow-Headers lacks ClientTime.',
    header('access-control-allow-headers'),
  ],
  [
    'warn Call 3, preflight: Access-Control-Allow-Methods lacks POST.',
    header('access-control-allow-methods', 'GET'),
  ],
  ['warn Call 1, preflight: no Vary: Origin.', header('vary')],
  ['bad Call 1, answer: the connection broke (', () => 'break'],
  [
    `bad Call 2, answer: no Access-Control-Allow-Origin. Answer ${ORIGIN}.`,
    header('access-control-allow-origin'),
  ],
  [
    'bad Call 3, answer: Access-Control-Allow-Credentials is not true.',
    header('access-control-allow-credentials'),
  ],
  ['warn Call 3, answer: no Vary: Origin.', header('vary', 'Accept')],
  ['bad Call 1, answer: the host answers 302, a redirect.', redirect(302)],
  ['bad Call 2, answer: the host answers 404. It does not seem to know', code(404)],
  ['bad Call 3, answer: the host answers 405. It does not seem to know', code(405)],
  ['bad Call 3, answer: the host answers 500. Answer bad input with status false', code(500)],
  ['bad Call 1, answer: the answer is not JSON (200, application/json).', body('<h1>Bad</h1>')],
  ['bad Call 1, answer: the answer has no status that is true or false.', body('{}')],
  [
    'bad Call 2, answer: the answer has no status that is true or false.',
    body('{"status":"false"}'),
  ],
  ['warn Call 1, answer: yes to an invalid email address: ', body('{"status":true}')],
  ['bad Call 2, answer: yes to a wrong code: ', body('{"status":true}')],
  ['bad Call 3, answer: yes to a lead without msgBody: ', body('{"status":true}')],
  ['warn Call 2, answer: no to a wrong code with 401, which the site treats as', code(401)],
  ['warn Call 1, answer: Content-Type is text/plain', header('content-type', 'text/plain')],
  ['warn Call 2, answer: a cache may store it.', header('cache-control', 'max-age=60')],
  ['warn Call 1, answer: a cache may store it.', header('cache-control')],
])('%s', async (finding, change) => {
  const place = /Call \d, \w+/.exec(finding)?.[0] ?? '';
  const { url } = await startRefusingHost(ORIGIN, at(place, change));

  expect(troubles(await findings(url))).toEqual([begins(finding)]);
});

test('a host may refuse bad input with 400 in JSON', async () => {
  const { url } = await startRefusingHost(ORIGIN, (answer, { isPreflight, call }) => {
    if (!isPreflight && call !== PATHS['Call 2']) answer.code = 400;
  });

  expect(troubles(await findings(url))).toEqual([]);
});

test('a slow answer is a warning, and one that never comes is bad', async () => {
  const options = { origin: ORIGIN, sendTo: undefined };
  const quick = await startRefusingHost(ORIGIN);
  const slow = await checkLoginHost(
    { ...options, host: quick.url },
    { slowMs: 0, timeoutMs: 60_000 },
  );
  expect(slow.filter(({ level }) => level === 'warn').map(({ text }) => text)).toEqual(
    Object.keys(PATHS).map((name) => begins(`${name}, answer: it took 0.`)),
  );

  const silent = await startRefusingHost(ORIGIN, (_, { isPreflight, call }) =>
    !isPreflight && call === PATHS['Call 2'] ? 'silence' : undefined,
  );
  const never = await checkLoginHost(
    { ...options, host: silent.url },
    { slowMs: 60_000, timeoutMs: 1000 },
  );
  expect(never.filter(({ level }) => level !== 'ok')).toEqual([
    { level: 'bad', text: begins('Call 2, answer: no answer within 1 s') },
  ]);
});
