import type { PageSettings } from '../../shared/site.ts';
import { SetupFault } from '../setupFault.ts';
import { senderEmail } from './sender.ts';
import { readValues, type Environment } from './settings.ts';
import { publicKeys, type SettingValues } from './settingsTable.ts';

type PublicValues = Pick<SettingValues, (typeof publicKeys)[number]>;

/** Reads only the settings that pages show. Throws a SetupFault if one of them is not valid. */
export function readPageSettings(environment: Environment): PageSettings {
  const { values, faults } = readValues(environment, publicKeys);
  if (faults.length > 0) throw new SetupFault(faults.join('\n'));
  return pageSettings(values);
}

/** Returns what pages show of the settings. With another login host, our server does nothing. */
export function pageSettings(settings: PublicValues): PageSettings {
  const { loginHost, leadWebhookUrl, mailFrom } = settings;
  const isOurs = loginHost === undefined;
  return {
    securityContact: settings.securityContact,
    site: {
      loginHost: loginHost?.origin,
      codeMinutes: isOurs ? settings.codeMinutes : undefined,
      resendSeconds: settings.resendSeconds,
      sender: isOurs ? senderEmail(mailFrom) : undefined,
      leadReceiver: isOurs && leadWebhookUrl ? new URL(leadWebhookUrl).host : undefined,
      // Without a list, the server stores no campaigns.
      keepsCampaigns: isOurs && settings.campaigns.length > 0,
      emailsReceipts: isOurs && settings.sendsReceipts,
      publicUrl: settings.publicUrl?.origin,
      salesTimeZone: settings.salesTimeZone,
      year: new Date().getFullYear(),
    },
  };
}
