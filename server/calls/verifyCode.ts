import { parseEmail } from '../../shared/email.ts';
import { comparableCode } from '../codes/codes.ts';
import { emailKeys } from '../codes/emailKeys.ts';
import { networksOf } from '../codes/limits.ts';
import { findPass } from '../codes/passes.ts';
import { redeemCode } from '../codes/redeemCode.ts';
import { browserIdOf, passIdOf, setPass } from '../http/cookies.ts';
import type { AppContext } from '../services.ts';
import { isWelcome } from '../settings/domains.ts';
import { queryOf } from './call.ts';

/** The maximum length of a typed code, longer than any code with its separators. */
const CODE_LENGTH = 100;

/** Call 2: verifies an email by a code, or by a pass for this code (docs/decisions/gate.md#g8). */
export async function verifyCode(context: AppContext): Promise<Response> {
  const email = parseEmail(queryOf(context, 'sEmail') ?? '');
  const typed = queryOf(context, 'AccessKey');
  if (!email || !typed || typed.length > CODE_LENGTH) return context.json({ status: false }, 400);
  const { settings, keyring, store, record, now } = context.var.services;
  const comparable = comparableCode(typed);
  if (comparable === '' || !isWelcome(email, settings)) return context.json({ status: false });

  const keys = emailKeys(keyring, email);
  const { emailDigest } = keys;
  const code = keyring.digest('code', emailDigest, comparable);
  const id = passIdOf(context);
  if (id && (await store.read((sql) => findPass(sql, { id, emailDigest, code }, now())))) {
    record('verifies', 'yes_by_pass');
    return context.json({ status: true });
  }

  const browserId = browserIdOf(context);
  const guess = {
    keys,
    code,
    browser: browserId && keyring.digest('browser', browserId),
    networks: networksOf(keyring, context.var.caller),
  };
  const verdict = await store.write((sql) => redeemCode(sql, guess, context.var.services));
  const isRight = 'passId' in verdict;
  record('verifies', isRight ? 'yes_by_code' : verdict.refusal);
  if (isRight) setPass(context, verdict.passId);
  return context.json({ status: isRight });
}
