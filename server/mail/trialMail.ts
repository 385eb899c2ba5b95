import { codeMail } from '../../src/mails/codeMail.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { Mail } from './mailer.ts';
import { createMail } from './message.ts';

/** In no store, so it opens nothing. */
const TRIAL_CODE = '000000';

/** The letter with a code as visitors get it, to see whether it arrives. */
export function trialMail(settings: Settings, id: string, to: string): Mail {
  const { publicUrl, numbers } = settings;
  const host = siteHost(publicUrl);
  const mail = codeMail({ code: TRIAL_CODE, email: to, minutes: numbers.CODE_MINUTES, host });
  return createMail(mail, { id, to, now: Date.now() }, settings);
}
