import { expect, test } from 'vitest';
import { createSmtpMailer } from '../../../server/mail/smtpMailer.ts';
import { createBrowser, createTestHost, EMAIL } from '../../support/host/hostParts.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';

const SECOND = 1000;

test('a code that the mail server greylists for 300 s arrives once and verifies', async () => {
  let firstAt: number | undefined;
  let refusals = 0;
  const smtp = await startSmtpServer({
    onRcptTo: (_address, _session, done) => {
      firstAt ??= host.clock.now;
      if (host.clock.now >= firstAt + 300 * SECOND) return done();
      refusals += 1;
      return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
    },
  });
  const mailer = createSmtpMailer(smtp.url);
  const host = await createTestHost({ mailer });
  const browser = createBrowser(host);
  const begin = host.clock.now;
  await browser.send(EMAIL);

  while (smtp.letters().length === 0 && host.clock.now < begin + 600 * SECOND) {
    await host.deliver();
    host.clock.now += SECOND;
  }

  expect(refusals).toBe(5);
  // More than four of its ten minutes are left.
  expect(host.clock.now - begin).toBeLessThan(330 * SECOND);
  expect(smtp.letters().map(({ to }) => to)).toEqual([EMAIL]);
  expect(await browser.verify(EMAIL, '402917')).toBe(true);
  await host.close();
  await mailer.close();
  await smtp.stop();
});
