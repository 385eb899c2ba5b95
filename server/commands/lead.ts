import { listLeads, resendLead } from '../outbox/leadJobs.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/Store.ts';
import { currentSettings, UsageError, type Command, type Result } from './command.ts';
import { withStore } from './withStore.ts';

/** Lists leads, and sends a lead again that was lost after its delivery. */
export const lead: Command = {
  usage: `gateway lead list               lists the leads of 14 days, without personal data
gateway lead resend REFERENCE   sends a lead again by mail and webhook`,
  maxWords: 2,
  run: async ([action = '', reference]) => {
    if (action !== 'list' && !(action === 'resend' && reference))
      throw new UsageError('Use `list` or `resend REFERENCE`.');
    const settings = currentSettings();
    return withStore(settings, ({ store }) =>
      reference && action === 'resend'
        ? resend(store, settings, reference.toUpperCase(), Date.now())
        : listAll(store),
    );
  },
};

async function listAll(store: Store): Promise<Result> {
  const leads = await store.read(listLeads);
  if (leads.length === 0) return { lines: ['No lead is stored.'] };
  return {
    lines: leads.map(({ reference, receivedAt, states }) =>
      [reference, new Date(receivedAt).toISOString(), ...states].join('  '),
    ),
  };
}

async function resend(
  store: Store,
  { leadWebhook }: Settings,
  reference: string,
  now: number,
): Promise<Result> {
  const kinds = leadWebhook ? (['sales', 'webhook'] as const) : (['sales'] as const);
  const queued = await store.write((sql) => resendLead(sql, reference, kinds, now));
  if (queued.length === 0)
    return { lines: [`No lead with the reference ${reference} can be sent again.`], failed: true };
  return {
    lines: [`Queued again: ${reference} (${queued.join(', ')}). The running server delivers it.`],
  };
}
