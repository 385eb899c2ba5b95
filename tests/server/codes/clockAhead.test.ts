import { expect, test } from 'vitest';
import { releaseDelayed } from '../../../server/outbox/jobs.ts';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { createBrowser } from '../../support/server/testServer.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import { deliverAll, scriptedMailer, queue, jobOf } from '../../support/server/outboxParts.ts';

const YEAR = 365 * 86_400_000;

const limits = { CODES_PER_IP_HOUR: '2', CODES_PER_EMAIL_DAY: '1', TRIES_PER_BROWSER: '1' };

onEachDatabase('after its clock was a year ahead, a server', limits, (server) => {
  test('ignores limits, cool-downs and codes from that time', async () => {
    const browser = createBrowser(server());
    server().codes.push('111111', '222222', '333333');
    server().clock.now += YEAR;
    expect(await browser.send('crew@harbor.example')).toBe(true);
    expect(await browser.send('other@harbor.example')).toBe(true);
    expect(await browser.send('third@harbor.example')).toBe(false);
    expect(await browser.verify('crew@harbor.example', '000000')).toBe(false);

    server().clock.now -= YEAR;

    expect(await browser.verify('crew@harbor.example', '111111')).toBe(false);
    server().clock.now += 1;
    expect(await browser.send('crew@harbor.example')).toBe(true);
    await server().deliver();
    expect(server().mails.map(({ to }) => to)).toEqual(['crew@harbor.example']);
    expect(await browser.verify('crew@harbor.example', '333333')).toBe(true);
  });

  test('sends leads from that time at once, but never codes', async () => {
    const { clock, store } = server();
    clock.now += YEAR;
    await queue(server(), 'lead', 'sales');
    await queue(server(), 'code', 'code');
    clock.now -= YEAR;
    await queue(server(), 'today', 'receipt');
    const { mailer, tried } = scriptedMailer();

    expect(await store.write((sql) => releaseDelayed(sql, clock.now))).toBe(2);
    await deliverAll(server(), mailer);

    expect(tried).toEqual(['lead', 'today']);
    expect((await jobOf(server(), 'lead'))?.['ends_at']).toBe(clock.now + LEAD_LIFE);
    expect(await jobOf(server(), 'code')).toMatchObject({ status: 'failed', payload: null });
  });
});
