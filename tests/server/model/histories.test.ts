import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MINUTE } from '../../../server/durations.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { databaseNames, isMissing, startDatabase } from '../../support/server/databases.ts';
import { commands } from './commands.ts';
import type { Model } from './model.ts';
import { startWorld, type World } from './world.ts';

/** Set `HISTORIES=100000` for a long run. To replay a failure, set `SEED` to the reported seed. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 500);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const OF_ONE_SEED = 500;

vi.setConfig({ testTimeout: 60_000 + HISTORIES * 1000 });

/** Names a mail by its kind, the email of its visitor, and its code or company. */
function nameOf({ subject, text, to, replyTo }: Mail): string {
  const code = /#(\d{6})$/.exec(text)?.[1];
  if (code) return `code ${to} ${code}`;
  const company = /^Company: (\w+)/m.exec(text)?.[1];
  return subject.startsWith('We received')
    ? `receipt ${to} ${company}`
    : `sales ${replyTo} ${company}`;
}

/** Checks the mails of a history (a random sequence of commands) after all jobs were delivered. */
function checkMails({ codes, leads }: Model, { attempts }: World): void {
  const names = attempts.map(nameOf);
  const tried = (name: string) => attempts.filter((_, index) => names[index] === name);
  const lives = new Map(codes.map((code) => [`code ${code.email} ${code.code}`, code.createdAt]));
  const known = new Set(lives.keys());
  for (const { email, company, isOwn } of leads) {
    const [sales, receipt] = [`sales ${email} ${company}`, `receipt ${email} ${company}`];
    known.add(sales);
    assert(tried(sales).at(-1)?.isTaken, `${sales} has arrived`);
    if (!isOwn) continue;
    known.add(receipt);
    // Two servers may send both at the same moment.
    const firstTry = (name: string) => tried(name)[0]?.at ?? 0;
    assert(firstTry(receipt) >= firstTry(sales), `${receipt} is not sent before ${sales}`);
  }
  for (const name of new Set(names)) {
    assert(known.has(name), `${name} belongs to an accepted call`);
    const ids = new Set(tried(name).map(({ messageId }) => messageId));
    assert.equal(ids.size, 1, `${name} has one Message-ID`);
    const taken = tried(name).filter(({ isTaken, isForgotten }) => isTaken && !isForgotten);
    assert(taken.length <= 1, `${name} arrives at most once`);
    for (const { at } of tried(name))
      assert(at < (lives.get(name) ?? at) + 10 * MINUTE, `${name} is sent before the code expires`);
  }
}

test.for(databaseNames)(
  'two servers on %s behave like the model in every history',
  async (name, { skip }) => {
    skip(isMissing(name), 'PostgreSQL is not installed.');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const database = await startDatabase(name);
    const world = await startWorld(database);
    const history = fc.asyncProperty(commands, async (steps) => {
      const model = await world.begin();
      await fc.asyncModelRun(() => ({ model, real: world }), steps);
      await world.drain();
      checkMails(model, world);
    });
    const histories = name === 'sqlite' ? HISTORIES : Math.ceil(HISTORIES / 10);
    for (let done = 0; done < histories; done += OF_ONE_SEED) {
      const numRuns = Math.min(OF_ONE_SEED, histories - done);
      const run = fc.assert(history, { numRuns, seed: SEED + done / OF_ONE_SEED });
      await expect(run).resolves.toBeUndefined();
    }
    await world.close();
    await database.close();
  },
);
