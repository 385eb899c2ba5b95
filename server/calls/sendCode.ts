import { codeMail } from '../../src/mails/codeMail.ts';
import { isEmail } from '../../src/rules/email.ts';
import {
  addressKeys,
  findPass,
  keepCode,
  liveCodes,
  sentCodes,
  type AddressKeys,
} from '../codes/codes.ts';
import { no, refusal, yes, type Answer } from '../http/answer.ts';
import { randomId } from '../secrets/keyring.ts';
import { overLimit, perHour, perMinute } from '../codes/limits.ts';
import { messageId } from '../mail/message.ts';
import { siteHost } from '../settings/sender.ts';
import { queueLetter } from '../outbox/outbox.ts';
import { single, type Call, type HostParts } from './call.ts';
import { numberOf, type Sql } from '../store/Store.ts';
import { MINUTE } from '../durations.ts';

/** What became of a wish for a code: a new one, the one just sent, or a limit by its name. */
type Outcome = 'sent' | 'cooling' | 'over network' | 'over address' | 'over everything';

/** Call 1: sends a one-time code to an address (decisions G8 to G10, H5, H6). */
export async function sendCode(parts: HostParts, call: Call): Promise<Answer> {
  const email = single(call, 'sEmail');
  if (email === undefined || !isEmail(email)) return refusal(400);
  const keys = addressKeys(parts.keyring, email);
  const passId = parts.cookies.passId(call.header('cookie'));
  const asker = {
    browserId: parts.cookies.browserId(call.header('cookie')) ?? randomId(),
    network: parts.keyring.digest('network', call.caller.network),
    passId,
  };
  const outcome = await parts.store.write((sql) => decide(sql, parts, keys, asker));
  parts.count('codes', outcome);
  if (outcome === 'sent') parts.wake();
  // The same answer with and without a mail. The name of a browser that asks while an address cools
  // down is tied to no code, so it gains nothing.
  if (outcome === 'sent' || outcome === 'cooling')
    return { ...yes, cookie: parts.cookies.setBrowser(asker.browserId) };
  parts.alarm('sendRefused', { limit: outcome });
  return no;
}

async function decide(
  sql: Sql,
  parts: HostParts,
  keys: AddressKeys,
  asker: { browserId: string; network: string; passId: string | undefined },
): Promise<Outcome> {
  const { settings, keyring } = parts;
  const { numbers } = settings;
  const now = parts.now();

  // Before everything else, or a refusal would tell whether a code is waiting at the address.
  const network = await overLimit(
    sql,
    [
      perMinute(`${asker.network} sends in a minute`, numbers.sendsPerIpMinute),
      perHour(`${asker.network} sends`, numbers.sendsPerIpHour),
    ],
    now,
  );
  if (network) return 'over network';
  const [, pass, [newest]] = await Promise.all([
    sql.lock(keys.folded),
    asker.passId ? findPass(sql, { id: asker.passId, address: keys.address }, now) : undefined,
    liveCodes(sql, keys, settings, now),
  ]);
  if (newest && numberOf(newest, 'created_at') > now - numbers.resendSeconds * 1000)
    return 'cooling';

  // Browsers that have verified this address share a lane that strangers cannot fill.
  const lane = pass ? keys.address : '';
  const sent = await sentCodes(sql, keys, lane, now);
  if (sent.hour >= numbers.sendsPerAddressHour || sent.day >= numbers.sendsPerAddressDay)
    return 'over address';
  if (await overLimit(sql, [perHour('sends', numbers.sendsPerHour)], now)) return 'over everything';

  const code = parts.makeCode();
  const id = randomId();
  const expiresAt = now + numbers.codeMinutes * MINUTE;
  const mail = codeMail({
    code,
    email: keys.email,
    minutes: numbers.codeMinutes,
    host: siteHost(settings.publicUrl),
  });
  const letter = {
    ...mail,
    from: settings.mailFrom,
    to: keys.email,
    messageId: messageId(id, settings),
    date: new Date(now).toISOString(),
  };
  await Promise.all([
    keepCode(sql, keys, {
      id,
      lane,
      digest: keyring.digest('code', keys.address, code),
      browser: keyring.digest('browser', asker.browserId),
      createdAt: now,
      expiresAt,
    }),
    queueLetter(sql, keyring, { id, kind: 'code', letter, createdAt: now, endsAt: expiresAt }),
  ]);
  return 'sent';
}
