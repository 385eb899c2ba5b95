import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeMeta } from '../../../server/store/meta.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { reportWhenDue } from '../../../server/upkeep/weeklyReport.ts';
import { createBrowser, EMAIL, SUMMARY, verifiedBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  scriptedMailer,
  deliveryWith,
  refusingMailer,
} from '../../support/host/outboxParts.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';
import { hostOfTest } from '../../support/host/startHost.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OPERATOR = 'operator@site.example';
const env = { REPORT_EMAIL: OPERATOR, PUBLIC_URL: 'https://site.example' };

/** The Monday at which every test begins is the second of November 2026, nine in the morning. */
const NEXT_MONDAY = Date.UTC(2026, 10, 9, 6);

onEachEngine('the weekly letter', env, (host, engine) => {
  /** Runs as the clock would until this moment: what is old is removed every few hours. */
  const liveUntil = async (moment: number) => {
    for (; host().clock.now < moment; host().clock.now += 8 * HOUR)
      await cleanUp(host().store, host().clock.now);
    host().clock.now = moment;
    await cleanUp(host().store, moment);
  };
  const report = (now = host().clock.now) => reportWhenDue(host(), now);
  /** The letters to the operator that leave now. */
  const reports = async () => {
    const { mailer, mails } = scriptedMailer();
    await deliverAll(deliveryWith(host(), mailer));
    return mails.filter(({ to }) => to === OPERATOR);
  };

  test('tells what a week brought, also what the store has forgotten since', async () => {
    expect(await report()).toBe(false);
    const browser = await verifiedBrowser(host());
    await browser.request(EMAIL, SUMMARY);
    host().clock.now += 90_000;
    await host().deliver();
    // A day later the code of the morning is gone, and that of the evening is not.
    host().clock.now += 11 * HOUR;
    await createBrowser(host()).send('pat@harbor.example');
    await host().deliver();
    await liveUntil(Date.UTC(2026, 10, 4, 9));
    await browser.request(EMAIL, `${SUMMARY} again`);
    await deliverAll(deliveryWith(host(), refusingMailer()));
    // The last moment of the week, and the first of the next.
    await liveUntil(Date.UTC(2026, 10, 8, 23, 59));
    await createBrowser(host()).send('late@harbor.example');
    await liveUntil(Date.UTC(2026, 10, 9, 0, 1));
    await createBrowser(host()).send('later@harbor.example');
    await host().deliver();
    await liveUntil(NEXT_MONDAY);

    expect(await report()).toBe(true);
    expect(await report()).toBe(false);
    const [letter, ...others] = await reports();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('site.example: the week of 2 November 2026');
    expect(letter?.text.split('\n').slice(3, 11)).toEqual([
      'Codes sent: 3 (0)',
      'Verified: 1 (0)',
      'Requests: 2 (0)',
      '',
      'Delivery',
      'Refused: 1 (see the outbox: list, retry)',
      'Queued now: 0',
      'Slowest mail: 90 seconds',
    ]);
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/harbor|402917|Dana/);

    // The sums stay, the rows do not.
    await liveUntil(Date.UTC(2026, 10, 16, 6));
    expect(await report()).toBe(true);
    expect((await reports())[0]?.text).toContain(
      'Codes sent: 1 (3)\nVerified: 0 (1)\nRequests: 0 (2)',
    );
  });

  test('counts what came in before a long pause of the host', async () => {
    await report();
    await cleanUp(host().store, host().clock.now);
    host().clock.now += 10 * HOUR;
    await createBrowser(host()).send(EMAIL);
    host().clock.now = NEXT_MONDAY;
    await cleanUp(host().store, host().clock.now);
    await report();

    expect((await reports())[0]?.text).toContain('Codes sent: 1 (0)\n');
  });

  test('leaves once for all hosts of a store, on Monday at six', async () => {
    const other = await engine().openAgain();
    const both = (now: number) =>
      Promise.all([report(now), reportWhenDue({ ...host(), store: other }, now)]);

    await both(host().clock.now);
    expect(await both(NEXT_MONDAY - 1)).toEqual([false, false]);
    expect((await both(NEXT_MONDAY)).toSorted()).toEqual([false, true]);
    // A clock that is a little late, and one that was far ahead.
    expect(await both(NEXT_MONDAY - HOUR)).toEqual([false, false]);
    expect(await both(NEXT_MONDAY)).toEqual([false, false]);
    expect((await both(NEXT_MONDAY + 400 * DAY)).toSorted()).toEqual([false, true]);
    expect(await both(NEXT_MONDAY + DAY)).toEqual([false, false]);
    expect((await both(NEXT_MONDAY + 7 * DAY)).toSorted()).toEqual([false, true]);
  });

  test('waits for a mail server that is away, and is no request to sales', async () => {
    await report();
    host().clock.now = NEXT_MONDAY;
    await report();
    await deliverAll(deliveryWith(host(), refusingMailer()));

    const counted = await (
      await host().ask('/metrics', { peer: '127.0.0.1', clientTime: false })
    ).text();
    expect(counted).toContain('gateway_report_letters_total{outcome="refused"} 1');
    expect(counted).toContain('gateway_refused_requests 0');
  });
});

test('a host in a process of its own sends the letter that is due at its start', async () => {
  const dataDir = temporaryFolder();
  const store = await openSqlite(join(dataDir, 'gateway.db'));
  await store.write((sql) => writeMeta(sql, 'reported_week', '1'));
  await store.close();
  const smtp = await startSmtpServer();
  const { end } = await hostOfTest({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    REPORT_EMAIL: OPERATOR,
  });

  const letter = await smtp.waitForLetter(({ to }) => to === OPERATOR);
  await end();
  await smtp.stop();

  expect(letter.subject).toMatch(/: the week of \d/);
});
