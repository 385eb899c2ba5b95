import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { DeliveryFault, type DeliveryProblem } from '../../../server/mail/mailer.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';
import { deliveryWith, jobOf, queue, scriptedMailer } from '../../support/host/outboxParts.ts';

const MINUTE = 60_000;

/** A mailer whose one mail is under way until the test ends it. */
function pendingSend() {
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const { mailer } = scriptedMailer(async () => {
    events.emit('begun');
    const [how] = (await once(events, 'end')) as ['sent' | DeliveryProblem];
    if (how !== 'sent') throw new DeliveryFault(how, 'the test');
  });
  const end = (how: 'sent' | DeliveryProblem) => events.emit('end', how);
  return { mailer, begun, end };
}

onEachEngine('the lease of a job', {}, (host) => {
  test.each(['sent', 'delayed', 'refused'] as const)(
    'an outcome %s after the lease changes nothing for the server that has the job now',
    async (outcome) => {
      await queue(host(), 'one', 'sales');
      const first = pendingSend();
      const firstDelivery = deliveryWith(host(), first.mailer).deliverOne();
      await first.begun;
      host().clock.now += MINUTE;
      const heir = pendingSend();
      const heirsDelivery = deliveryWith(host(), heir.mailer).deliverOne();
      await heir.begun;
      const claimed = await jobOf(host(), 'one');

      first.end(outcome);
      await firstDelivery;

      expect(claimed).toMatchObject({ status: 'queued', attempts: 2 });
      expect(await jobOf(host(), 'one')).toEqual(claimed);
      heir.end('sent');
      await heirsDelivery;
    },
  );
});
