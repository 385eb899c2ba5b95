import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/durations.ts';
import { keepAlert } from '../../../server/upkeep/alertTotals.ts';
import { cleanUp } from '../../../server/upkeep/housekeeping.ts';
import { createOutcomeTotals } from '../../../server/upkeep/outcomeTotals.ts';
import { reportWhenDue } from '../../../server/upkeep/weeklyReport.ts';
import { createBrowser, DANA, SUMMARY, verifiedBrowser } from '../../support/server/testServer.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import { deliverAll, refusingMailer, scriptedMailer } from '../../support/server/outboxParts.ts';

const REPORT_EMAIL = 'operator@site.example';
const env = {
  REPORT_EMAIL,
  PUBLIC_URL: 'https://site.example',
  DENY_DOMAINS: 'blocked.example',
};

/** When the first mail is due: on the Monday after the start of each test, 2 November 2026. */
const NEXT_MONDAY = Date.UTC(2026, 10, 9, 6);

onEachDatabase('the weekly mail', env, (server, database) => {
  /** Advances the clock to this time, and removes old rows every eight hours. */
  const liveUntil = async (moment: number) => {
    for (; server().clock.now < moment; server().clock.now += 8 * HOUR)
      await cleanUp(server().store, server().clock.now);
    server().clock.now = moment;
    await cleanUp(server().store, moment);
  };
  const report = (now = server().clock.now) => reportWhenDue(server(), now);
  /** Delivers all queued mails, and returns the one that is addressed to the operator. */
  const reported = async () => {
    const { mailer, mails } = scriptedMailer();
    await deliverAll(server(), mailer);
    const [mail, ...others] = mails.filter(({ to }) => to.includes(REPORT_EMAIL));
    expect(others).toEqual([]);
    return mail;
  };
  const sendCode = (email: string) => createBrowser(server()).send(email);

  /** Simulates a week with two codes after midnight, a refused lead and a removed code. */
  async function liveForAWeek() {
    await report();
    const browser = await verifiedBrowser(server());
    await browser.sendLead(DANA, SUMMARY);
    server().clock.now += 90 * SECOND;
    await server().deliver();
    // A day later, the morning's code has been removed, but not the evening's code.
    server().clock.now += 11 * HOUR;
    await sendCode('pat@harbor.example');
    await server().deliver();
    await liveUntil(Date.UTC(2026, 10, 4, 9));
    await browser.sendLead(DANA, `${SUMMARY} again`);
    await deliverAll(server(), refusingMailer());
    // One code is sent just before the end of the week, and one just after.
    await liveUntil(Date.UTC(2026, 10, 8, 23, 59));
    await sendCode('late@harbor.example');
    await sendCode('pat@blocked.example');
    const addOutcomes = createOutcomeTotals(server().recorder.countOf);
    const alert = {
      sentence: 'The mail server is unavailable. Delivery is paused.',
      since: server().clock.now,
    };
    for (const until of [undefined, alert.since + 4 * MINUTE])
      await server().store.write(async (sql) => {
        await keepAlert(sql, { ...alert, until });
        await addOutcomes(sql, alert.since);
      });
    await liveUntil(Date.UTC(2026, 10, 9, 0, 1));
    await sendCode('later@harbor.example');
    await server().deliver();
    await liveUntil(NEXT_MONDAY);
  }

  test('counts the events of a week, even in removed rows', async () => {
    await liveForAWeek();

    expect(await report()).toBe(true);
    const mail = await reported();
    const figures = mail?.text.split('\n').filter((line) => /: (?:\d|The)/.test(line));
    expect(figures).toEqual([
      'Needs a look: 1 request was not mailed to sales.',
      'Codes sent: 3 (0)',
      'Codes verified: 1 (0)',
      'Verified, of the codes sent: 33% (no codes)',
      'Requests: 2 (0)',
      'Email addresses refused (blocked domain, or no mail server): 1 (0)',
      'Requests not mailed to sales: 1',
      'Codes not sent (limit reached): 0',
      'Waiting in the outbox now: 0',
      'Slowest email (a code): 90 seconds',
      'Sun, Nov 8, 5:59 PM Central: The mail server is unavailable: 4 minutes',
    ]);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/harbor|402917|Dana/);
  });

  test('compares a week with the week before, even after a downtime', async () => {
    await liveForAWeek();
    await report();
    await reported();
    server().clock.now += 10 * HOUR;
    await sendCode('latest@harbor.example');
    const now = Date.UTC(2026, 10, 16, 6);
    server().clock.now = now;
    const alert = { sentence: 'Late.', since: now, until: undefined };
    await server().store.write((sql) => keepAlert(sql, alert));
    await cleanUp(server().store, server().clock.now);

    await report();

    expect((await reported())?.text).toContain(
      'Codes sent: 2 (3)\nCodes verified: 0 (1)\nVerified, of the codes sent: 0% (33%)\nRequests: 0 (2)',
    );
  });

  const AHEAD = NEXT_MONDAY + 400 * DAY;
  test.each<[title: string, times: number[], counts: number[]]>([
    [
      'is sent once by several servers, on Monday at 06:00 UTC',
      [NEXT_MONDAY - 1, NEXT_MONDAY],
      [0, 1],
    ],
    [
      'is not sent again by a server with a slow clock',
      [NEXT_MONDAY, NEXT_MONDAY - HOUR, NEXT_MONDAY],
      [1, 0, 0],
    ],
    [
      'is sent again after a clock was far ahead',
      [AHEAD, NEXT_MONDAY + DAY, NEXT_MONDAY + 7 * DAY],
      [1, 0, 1],
    ],
  ])('%s', async (_, times, counts) => {
    const other = { ...server(), store: await database().openAgain() };
    const sent: number[] = [];
    for (const now of [server().clock.now, ...times]) {
      const both = await Promise.all([report(now), reportWhenDue(other, now)]);
      sent.push(both.filter(Boolean).length);
    }

    expect(sent).toEqual([0, ...counts]);
  });
});
