import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SUMMARY } from '../../support/server/testServer.ts';
import { requestInfo, sendCode, strangerIn, verifyCode, type Model } from './model.ts';
import { MAIL_SERVERS, type World } from './world.ts';

type Command = fc.AsyncCommand<Model, World>;
type Browser = Model['browsers'][number];

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const TIMES = [SECOND, 31 * SECOND, 61 * SECOND, 3 * MINUTE, 11 * MINUTE, HOUR, DAY, 31 * DAY];

const DANA = 'dana@harbor.example';
const email = fc.constantFrom(
  DANA,
  DANA,
  DANA,
  'dana+x@harbor.example',
  'sam@harbor.example',
  'lee@pine.example',
);
const server = fc.nat(1);
/** A fault of a call: the answer is lost, the call is made twice at once, or the disk is full. */
const fault = fc.constantFrom('', '', '', '', 'lost', 'twice', 'full');
const call = { who: fc.nat(3), email, server, fault };
type Call = { who: number; email: string; server: number; fault: string };

const command = <T>(name: string, args: T, run: Command['run']): Command => ({
  check: () => true,
  run: async (model, world) => {
    world.later(1);
    await run(model, world);
  },
  toString: () => `${name} ${JSON.stringify(args)}`,
});

let made = 0;
/** Returns a new code below 900000. The wrong codes in `verify` are 900000 and above. */
const nextCode = () => String(200_000 + ((made += 1) % 700_000));

/** Makes a call from a browser, and compares the answer with the answer of the model. */
const calling = (
  name: string,
  args: Call,
  request: (browser: ReturnType<World['browser']>, model: Model) => () => Promise<unknown>,
  answer: (model: Model, browser: Browser, code: string) => boolean,
) =>
  command(name, args, async (model, world) => {
    const { who, server, fault } = args;
    model.isMailAway = await world.isMailAway();
    const [real, browser, code] = [world.browser(who), model.browsers[who]!, nextCode()];
    const [cookies, jar] = [{ ...browser }, [...real.jar]];
    const before = fault === 'full' && structuredClone(model);
    const times = fault === 'twice' ? 2 : 1;
    const send = request(real, model);
    const expected = Array.from({ length: times }, () => answer(model, browser, code));
    if (before && JSON.stringify(model) !== JSON.stringify(before)) {
      Object.assign(model, before);
      expected.fill(false);
    }
    const answers = await world.call(server, code, fault === 'full', () =>
      Promise.all(expected.map(send)),
    );
    const rights = (all: unknown[]) => all.filter((answer) => answer === true).length;
    assert.equal(rights(answers), rights(expected), `true answers when a browser ${name}`);
    if (fault !== 'lost') return;
    Object.assign(model.browsers, { [who]: cookies });
    real.jar.clear();
    for (const [cookie, value] of jar) real.jar.set(cookie, value);
  });

const send = fc.record(call).map((args) =>
  calling(
    'requests a code',
    args,
    (real) => () => real.send(args.email),
    (model, browser, code) => sendCode(model, browser, args.email, code),
  ),
);

const verify = fc.record({ ...call, typed: fc.constantFrom(0, 0, 0, 1, 2, 5, 6) }).map((args) => {
  const typedIn = ({ codes }: Model) =>
    codes.filter((code) => code.email === args.email).at(-1 - args.typed)?.code ??
    `90000${args.typed}`;
  let typed = '';
  return calling(
    'types a code',
    args,
    (real, model) => {
      typed = typedIn(model);
      return () => real.verify(args.email, typed);
    },
    (model, browser) => verifyCode(model, browser, args.email, typed),
  );
});

const request = fc
  .record({ ...call, company: fc.constantFrom('Pine', 'Oak', 'Fir', 'Elm') })
  .map((args) =>
    calling(
      'sends a lead',
      args,
      (real) => () =>
        real.sendLead(args.email, SUMMARY.replace('Harbor', args.company), args.company),
      (model, browser) => requestInfo(model, browser, args.email, args.company),
    ),
  );

/** Types wrong codes from two networks at once. */
const guess = fc.record({ email, server }).map((args) =>
  command('guesses', args, async (model, world) => {
    const guesses = Array.from({ length: 6 }, (_, index) => ({
      who: index % 2 && 2,
      typed: nextCode(),
    }));
    for (const { who, typed } of guesses)
      verifyCode(model, model.browsers[who]!, args.email, typed);
    const answers = await world.call(args.server, '', false, () =>
      Promise.all(guesses.map(({ who, typed }) => world.browser(who).verify(args.email, typed))),
    );
    assert.deepEqual(answers, Array(6).fill(false));
  }),
);

/** A stranger requests codes for one mailbox each from several networks of a /48. */
const flood = fc.record({ server, networks: fc.integer({ min: 2, max: 8 }) }).map((args) =>
  command('floods', args, async (model, world) => {
    model.isMailAway = await world.isMailAway();
    for (let index = 0; index < args.networks; index += 1) {
      const [stranger, code] = [strangerIn(index), nextCode()];
      const email = `crew${index}@pine.example`;
      const expected = sendCode(model, stranger, email, code);
      const answer = await world.call(args.server, code, false, () =>
        world.newBrowser(stranger.network).send(email),
      );
      assert.equal(answer, expected, `the answer to request ${index} of a flood`);
    }
  }),
);

const wait = fc
  .constantFrom(...TIMES)
  .map((time) => command('wait', time, async (_, world) => world.later(time)));
const mailServer = fc
  .constantFrom('up' as const, ...MAIL_SERVERS)
  .map((state) =>
    command('mail server', state, async (_, world) => void world.setMailServer(state)),
  );
const deliver = fc
  .constantFrom([0], [1], [0, 1])
  .map((servers) =>
    command('deliver', servers, async (_, world) => void (await world.deliver(...servers))),
  );
const crash = fc
  .tuple(server, fc.boolean())
  .map(([index, hasTaken]) =>
    command('crash', [index, hasTaken], (_, world) => world.crash(index, hasTaken)),
  );
const slow = server.map((index) =>
  command('slow mail', index, (_, world) => world.sendSlowly(index)),
);

const calls = [send, verify, request];

/** All actions of browsers, strangers, the mail server, the clock and a failing machine. */
export const commands = fc.commands(
  [
    ...calls,
    ...calls,
    ...calls,
    guess,
    flood,
    wait,
    wait,
    mailServer,
    deliver,
    deliver,
    crash,
    slow,
  ],
  { maxCommands: 40, size: 'max' },
);
