import { expect, test } from 'vitest';
import { MailFault } from '../../../server/mail/mailer.ts';
import { queueLetter } from '../../../server/outbox/outbox.ts';
import { SALES_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import {
  deliverAll,
  letterTo,
  obedientMailer,
  postmanWith,
  queue,
} from '../../support/host/outboxParts.ts';

/** The long form: OUTAGE_LETTERS=10000. */
const LETTERS = Number(process.env['OUTAGE_LETTERS'] ?? 200);
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const AWAY = LETTERS > 1000 ? 6 * HOUR : HOUR;

onEachEngine('a mail server that is away for hours', {}, (host) => {
  test(
    `costs none of ${LETTERS} letters, is asked rarely, and gets each of them once when it is back`,
    async () => {
      const { store, keyring, clock, lines } = host();
      const life = { createdAt: clock.now, endsAt: clock.now + SALES_LIFE };
      await store.write(async (sql) => {
        for (let index = 0; index < LETTERS; index += 1) {
          const id = `wait${index}`;
          const letter = letterTo(`${id}@x.example`);
          await queueLetter(sql, keyring, { id, kind: 'sales', letter, ...life });
        }
      });
      let away = true;
      const { mailer, tried } = obedientMailer(() => {
        if (away) throw new MailFault('unavailable', 'ECONNREFUSED CONN');
      });
      const postman = postmanWith(host(), mailer);

      const back = clock.now + AWAY;
      for (; clock.now < back; clock.now += 10 * SECOND) await postman.deliverOne();
      // One every 30 seconds, and the few before the breaker has opened.
      expect(tried.length).toBeLessThan(AWAY / (30 * SECOND) + 10);
      away = false;
      tried.length = 0;
      await queue(host(), 'code', 'code', 10 * 60 * SECOND);
      clock.now += 31 * SECOND;
      await postman.deliverOne();
      expect(tried).toEqual(['code']);
      const started = performance.now();
      await deliverAll(postman);
      const seconds = (performance.now() - started) / 1000;
      // Those that were tried last wait for their turn, an hour at most.
      clock.now += HOUR;
      await deliverAll(postman);

      expect(tried.length).toBe(LETTERS + 1);
      expect(new Set(tried).size).toBe(LETTERS + 1);
      const told = lines.join('').match(/delivery(?:Paused|Resumed)|GivenUp|Refused/g);
      expect(told).toEqual(['deliveryPaused', 'deliveryResumed']);
      if (LETTERS > 1000) console.info(`${store.engine}: delivered in ${seconds.toFixed(1)} s`);
    },
    60_000 + LETTERS * 30,
  );
});
