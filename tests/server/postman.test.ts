// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { SALES_LIFE } from '../../server/backOff.ts';
import { createHealth } from '../../server/health.ts';
import { MailFault } from '../../server/mailer.ts';
import { listOutbox } from '../../server/outboxCommand.ts';
import { createPostman } from '../../server/postman.ts';
import { deliverAll, obedientMailer, postmanWith, queue } from '../support/outboxParts.ts';
import { onEachEngine } from '../support/onEachEngine.ts';

const MINUTE = 60_000;
afterEach(() => vi.restoreAllMocks());

/** Something that is waited for until the test opens it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

onEachEngine('the postman', {}, (host) => {
  test('takes a code that nobody wants for a mistyped address and a refused request for a lost lead', async () => {
    await queue(host(), 'code', 'code', MINUTE);
    await queue(host(), 'sales', 'sales', SALES_LIFE);
    const { mailer } = obedientMailer(() => {
      throw new MailFault('refusedForGood', 'EENVELOPE RCPT TO 550');
    });

    await deliverAll(postmanWith(host(), mailer));

    const refused = host()
      .lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'letterRefused');
    expect(refused.map(({ kind, level }) => [kind, level])).toEqual([
      ['code', 'warn'],
      ['sales', 'error'],
    ]);
    const health = createHealth({ ...host(), dataDir: host().folder, now: () => host().clock.now });
    expect(await health.look()).toMatchObject({ queued: 0, dead: 1 });
    const list = await listOutbox(host().store, host().clock.now);
    expect(list.map((line) => line.split('  ')[1])).toEqual(['sales', 'code']);
  });

  test('waits for the letters under way when one of them cannot be settled', async () => {
    // A first letter that seems slow lets the next round take several at once.
    let moment = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (moment += 1000));
    const steps: string[] = [];
    const [unsettled, slow] = [gate(), gate()];
    let failing = false;
    const postman = createPostman({
      ...host(),
      store: {
        ...host().store,
        write: (work) => {
          if (!failing) return host().store.write(work);
          failing = false;
          unsettled.open();
          return Promise.reject(new Error('no room'));
        },
      },
      mailer: {
        send: async ({ to }) => {
          if (to.startsWith('bad')) failing = true;
          if (to.startsWith('slow')) await slow.passed;
          steps.push(to.split('@')[0] ?? '');
        },
        close: async () => undefined,
      },
      now: () => host().clock.now,
    });
    await queue(host(), 'first', 'sales', SALES_LIFE);
    await postman.round();
    for (const id of ['slow', 'bad']) await queue(host(), id, 'sales', SALES_LIFE);

    const round = postman.round().catch(() => steps.push('round'));
    await unsettled.passed;
    await new Promise((resolve) => setImmediate(resolve));
    slow.open();
    await round;

    expect(steps).toEqual(['first', 'bad', 'slow', 'round']);
  });
});
