import { parseEmail } from '../../shared/email.ts';
import { comparableCode } from '../codes/codes.ts';
import { emailKeys } from '../codes/emailKeys.ts';
import { findPass } from '../codes/passes.ts';
import { redeemCode } from '../codes/redeemCode.ts';
import { no, refusal, yes, type Reply } from '../http/reply.ts';
import { isWelcome } from '../settings/domains.ts';
import type { Services } from '../services.ts';
import type { Call } from './call.ts';

/** The maximum length of a typed code, longer than any code with its separators. */
const CODE_LENGTH = 100;

/** Call 2: verifies an email by a code, or by a pass for this code (docs/decisions/gate.md#g8). */
export async function verifyCode(services: Services, call: Call): Promise<Reply> {
  const email = parseEmail(call.query('sEmail') ?? '');
  const typed = call.query('AccessKey');
  if (!email || typed === undefined || typed.length > CODE_LENGTH) return refusal(400);
  const comparable = comparableCode(typed);
  if (comparable === '' || !isWelcome(email, services.settings)) return no;

  const { keyring, cookies, store, count } = services;
  const keys = emailKeys(keyring, email);
  const { emailDigest } = keys;
  const code = keyring.digest('code', emailDigest, comparable);
  const id = cookies.passId(call.header);
  if (id && (await store.read((sql) => findPass(sql, { id, emailDigest, code }, services.now())))) {
    count('verifies', 'yes_by_pass');
    return yes;
  }

  const browserId = cookies.browserId(call.header);
  const guess = {
    keys,
    code,
    browser: browserId && keyring.digest('browser', browserId),
    network: keyring.digest('network', call.caller.network),
  };
  const { numbers } = services.settings;
  const verdict = await store.write((sql) => redeemCode(sql, guess, numbers, services.now()));
  if (verdict.right) {
    count('verifies', 'yes_by_code');
    return { ...yes, cookie: cookies.setPass(verdict.passId, call.header) };
  }
  count('verifies', verdict.exhausted ? 'over_limit' : 'no');
  if (verdict.exhausted) services.alarm('triesExhausted');
  return no;
}
