import { codeMail } from '../../src/mails/codeMail.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { QueuedLetter } from './mailer.ts';
import { queuedLetter } from './message.ts';

/** In no store, so it opens nothing. */
const TRIAL_CODE = '000000';

/** The letter with a code as visitors get it, to see whether it arrives. */
export function trialLetter(settings: Settings, id: string, to: string): QueuedLetter {
  const { publicUrl, numbers } = settings;
  const host = siteHost(publicUrl);
  const mail = codeMail({ code: TRIAL_CODE, email: to, minutes: numbers.CODE_MINUTES, host });
  return queuedLetter(mail, { id, to, now: Date.now() }, settings);
}
