import { vi } from 'vitest';
import { DAY, MINUTE } from '../../../server/durations.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { retryJobs } from '../../../server/outbox/jobList.ts';
import type { Row, Store } from '../../../server/store/Store.ts';
import type { TestDatabase } from '../../support/server/databases.ts';
import {
  createBrowser,
  createTestServer,
  type FetchOptions,
} from '../../support/server/testServer.ts';
import {
  away,
  contentRefused,
  deliveryWith,
  greylisted,
  noMailbox,
} from '../../support/server/outboxParts.ts';
import { LIMITS, newModel, type Model } from './model.ts';

const FAULTS = {
  away,
  delays: greylisted,
  refuses: noMailbox,
  'refuses the content': contentRefused,
};
export const MAIL_SERVERS = ['up', 'away', 'delays', 'refuses', 'refuses the content'] as const;

/** One attempt to send a mail, as the mail server sees it. */
interface Attempt extends Mail {
  readonly at: number;
  isTaken: boolean;
  /** True if the mail was accepted, but our server was killed before the answer arrived. */
  isForgotten: boolean;
}

/** Two servers that share a store, with their clock, their browsers and their mail server. */
export type World = Awaited<ReturnType<typeof startWorld>>;

export async function startWorld(database: TestDatabase) {
  const first = await database.open();
  // Two SQLite connections would wait for each other in real time, so the servers share one.
  const stores = [first, first.database === 'sqlite' ? first : await database.openAgain()];
  let isBroken = false;
  const breakable = (store: Store): Store => ({
    ...store,
    write: (work, isUrgent) =>
      store.write(async (sql) => {
        const result = await work(sql);
        if (isBroken) throw new Error('The disk is full.');
        return result;
      }, isUrgent),
  });
  const servers = await Promise.all(
    stores.map((store) =>
      createTestServer({ store, env: LIMITS, parts: { store: breakable(store) } }),
    ),
  );
  let mailServer: (typeof MAIL_SERVERS)[number] = 'up';
  let deliveries: ReturnType<typeof startDelivery>[] = [];
  let browsers: ReturnType<typeof createBrowser>[] = [];
  let model = newModel();
  /** True if a server may have stopped retrying a lead. */
  let mayGiveUp = false;
  let target = 0;
  const attempts: Attempt[] = [];
  const fetch = (path: string, options?: FetchOptions) =>
    servers[target++ % 2]!.fetch(path, options);
  const newBrowser = (network: string) => createBrowser({ fetch }, network);

  /** Creates the delivery of one server. Each attempt to send a mail waits for `hold`. */
  function startDelivery(index: number, hold?: (attempt: Attempt) => Promise<void>) {
    const [server, store] = [servers[index]!, stores[index]!];
    const writes = new Set<Promise<unknown>>();
    let isDead = false;
    const write: Store['write'] = (work, isUrgent) => {
      const written = isDead ? Promise.reject(new Error('dead')) : store.write(work, isUrgent);
      writes.add(written.catch(() => undefined));
      return written;
    };
    const send = async (mail: Mail) => {
      const attempt = { ...mail, at: server.clock.now, isTaken: false, isForgotten: false };
      attempts.push(attempt);
      await hold?.(attempt);
      const code = model.codes.find((code) => mail.text.endsWith(`#${code.code}`));
      if (code && mailServer === 'refuses') code.isRefused = true;
      if (mailServer.startsWith('refuses')) mayGiveUp = true;
      if (mailServer !== 'up') throw FAULTS[mailServer]();
      attempt.isTaken = true;
    };
    const mailer = { send, close: async () => undefined };
    const { deliverOne } = deliveryWith({ ...server, store: { ...store, write } }, mailer);
    const settled = () => Promise.all(writes);
    return { deliverOne, settled, kill: () => (isDead = true) };
  }

  /** Makes a server begin to send one mail. `isBegun` is false if no mail is due. */
  async function beginSend(index: number, hold: (attempt: Attempt) => Promise<void>) {
    let delivery = deliveries[index]!;
    let ended = Promise.resolve(false);
    const begun = new Promise<boolean>((resolve) => {
      delivery = startDelivery(index, (attempt) => {
        resolve(true);
        return hold(attempt);
      });
      ended = delivery.deliverOne();
    });
    return { delivery, ended, isBegun: await Promise.race([begun, ended.then(() => false)]) };
  }

  const later = (milliseconds: number) => {
    if (milliseconds > 5 * DAY) mayGiveUp = true;
    model.now += milliseconds;
    for (const { clock } of servers) clock.now = model.now;
  };
  const deliver = (...indexes: number[]) =>
    Promise.all(
      indexes.map(async (index) => {
        const { deliverOne } = deliveries[index]!;
        while (await deliverOne());
      }),
    );

  return {
    attempts,
    store: first,
    browser: (who: number) => browsers[who]!,
    /** A browser without cookies. */
    newBrowser,
    later,
    deliver,
    /** True if a code has waited for a minute, and no mail has left, because the mail server was away. */
    isMailAway: async () => {
      const jobs = await first.read((sql) =>
        sql.rows('SELECT kind, status, fault_stage, created_at, done_at FROM jobs'),
      );
      const minuteAgo = model.now - MINUTE;
      const isAway = ({ kind, status, fault_stage }: Row) =>
        kind === 'code' && status === 'queued' && fault_stage === 'connect';
      return (
        jobs.some((job) => isAway(job) && Number(job['created_at']) <= minuteAgo) &&
        !jobs.some((job) => job['status'] === 'sent' && Number(job['done_at']) > minuteAgo)
      );
    },
    setMailServer: (state: typeof mailServer) => (mailServer = state),
    /** Calls the servers in turn, beginning with `index`. The next code that they send is `code`. */
    call: async <T>(index: number, code: string, isDiskFull: boolean, run: () => Promise<T>) => {
      target = index;
      for (const { codes } of servers) codes.splice(0, codes.length, code);
      isBroken = isDiskFull;
      return run().finally(() => (isBroken = false));
    },
    /** Kills a server while it sends a mail, and restarts it. */
    crash: async (index: number, hasTaken: boolean) => {
      const { delivery } = await beginSend(index, (attempt) => {
        attempt.isForgotten = attempt.isTaken = hasTaken && mailServer === 'up';
        return new Promise(() => undefined);
      });
      delivery.kill();
      deliveries[index] = startDelivery(index);
    },
    /** Lets one server take half a minute for one mail while the other delivers other mails. */
    sendSlowly: async (index: number) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const { delivery, ended, isBegun } = await beginSend(index, () => held);
      for (let turn = 0; isBegun && turn < 10; turn += 1) {
        later(3000);
        vi.advanceTimersByTime(3000);
        await delivery.settled();
        await deliver(1 - index);
      }
      release();
      await ended;
    },
    /** Delivers all remaining jobs with a working mail server. */
    drain: async () => {
      mailServer = 'up';
      if (mayGiveUp) await first.write((sql) => retryJobs(sql, undefined, model.now));
      for (let turn = 0; turn < 3; turn += 1) {
        later(2 * 3_600_000);
        await deliver(0);
      }
    },
    /** Empties the store and creates new browsers for the next history. */
    begin: async (): Promise<Model> => {
      vi.clearAllTimers();
      await first.write(async (sql) => {
        for (const table of ['codes', 'tries', 'counters', 'passes', 'leads', 'jobs'])
          await sql.change(`DELETE FROM ${table}`);
      });
      for (const { lines } of servers) lines.length = 0;
      attempts.length = 0;
      [mailServer, mayGiveUp] = ['up', false];
      deliveries = [0, 1].map((index) => startDelivery(index));
      model = newModel();
      browsers = model.browsers.map(({ network }) => newBrowser(network));
      later(0);
      return model;
    },
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}
