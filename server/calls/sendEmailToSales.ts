import { randomInt } from 'node:crypto';
import { salesMail } from '../../src/mails/salesMail.ts';
import { isEmail } from '../../src/rules/email.ts';
import { addressKeys, findPass, latestPass, type AddressKeys } from '../codes/codes.ts';
import { no, refusal, yes, type Answer } from '../http/answer.ts';
import { SALES_LIFE } from '../outbox/retrySchedule.ts';
import { isLocalPage } from '../http/origins.ts';
import { messageId } from '../mail/message.ts';
import { randomId } from '../secrets/keyring.ts';
import { overLimit, perHour } from '../codes/limits.ts';
import { readMsgBody } from './msgBody.ts';
import { queueLetter } from '../outbox/outbox.ts';
import { single, type Call, type HostParts } from './call.ts';
import { readRequest } from './readRequest.ts';
import { isRepeat, keepRequest } from './requests.ts';
import type { Sql } from '../store/Store.ts';

type Outcome = 'queued' | 'repeated' | 'unverified' | 'over limit';

interface Wish {
  readonly keys: AddressKeys;
  /** The same for every repeat of one submission: other words under its key are another one. */
  readonly requestId: string;
  readonly content: ReturnType<typeof readRequest>;
  readonly network: string;
  readonly passId: string | undefined;
  readonly localPage: boolean;
}

/**
 * Call 3: takes a request for information and answers true once it is safe on the disk (F8, F11,
 * F12, H7).
 */
export async function sendEmailToSales(parts: HostParts, call: Call): Promise<Answer> {
  const email = single(call, 'RequestEmail');
  if (email === undefined || !isEmail(email)) return refusal(400);
  const body = await readMsgBody(call.request);
  if ('code' in body) return refusal(body.code);
  const content = readRequest(body.text);
  if (content.rows.length === 0 && content.words === '') return refusal(400);

  const { keyring, store } = parts;
  const keys = addressKeys(keyring, email);
  const wish: Wish = {
    keys,
    content,
    requestId: keyring.digest(
      'request',
      keys.address,
      call.header('idempotency-key') || randomId(),
      body.text,
    ),
    network: keyring.digest('network', call.caller.network),
    passId: parts.cookies.passId(call.header('cookie')),
    localPage: isLocalPage(call.header, call.caller, parts.settings),
  };
  // A repeat answers true even when its network has reached its limit meanwhile.
  const known = await store.read((sql) => isRepeat(sql, wish.requestId));
  const outcome = known ? 'repeated' : await store.write((sql) => accept(sql, parts, wish));
  parts.count('sales', outcome);
  if (outcome === 'queued') parts.wake();
  if (outcome === 'queued' || outcome === 'repeated') return yes;
  parts.alarm('salesRefused', { reason: outcome });
  return no;
}

async function accept(sql: Sql, parts: HostParts, wish: Wish): Promise<Outcome> {
  const { settings, keyring } = parts;
  const { keys, passId } = wish;
  const { numbers } = settings;
  const now = parts.now();
  const network = perHour(`${wish.network} sales`, numbers.salesPerIpHour);
  if (await overLimit(sql, [network], now)) return 'over limit';
  const own = passId && (await findPass(sql, { id: passId, address: keys.address }, now));
  const pass = own || (await latestPass(sql, keys.address, now));
  if (!pass && !wish.localPage) return 'unverified';

  const [, known] = await Promise.all([sql.lock(keys.folded), isRepeat(sql, wish.requestId)]);
  if (known) return 'repeated';
  const limit = await overLimit(
    sql,
    [
      // A browser that has verified the address has a lane that strangers cannot fill.
      perHour(`${own ? own.id : keys.folded} sales`, numbers.salesPerAddressHour),
      perHour('sales', numbers.salesPerHour),
    ],
    now,
  );
  if (limit) return 'over limit';

  const id = randomId();
  const reference = makeReference();
  const mail = salesMail({
    ...wish.content,
    email: keys.email,
    verifiedAt: pass?.createdAt,
    elsewhere: !own,
    reference,
  });
  const letter = {
    ...mail,
    from: settings.mailFrom,
    to: settings.salesEmail,
    messageId: messageId(id, settings),
    date: new Date(now).toISOString(),
  };
  await Promise.all([
    keepRequest(sql, { id: wish.requestId, reference, address: keys.address, createdAt: now }),
    queueLetter(sql, keyring, {
      id,
      kind: 'sales',
      letter,
      createdAt: now,
      endsAt: now + SALES_LIFE,
    }),
  ]);
  return 'queued';
}

/** Letters and digits that nobody mixes up on the phone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeReference(): string {
  return Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
