import { normalizeCode } from '../../src/rules/code.ts';
import { isEmail } from '../../src/rules/email.ts';
import { addressKeys, findPass, type AddressKeys } from '../codes/codes.ts';
import { no, refusal, yes, type Answer } from '../http/answer.ts';
import { single, type Call, type HostParts } from './call.ts';
import { redeem } from '../codes/redeem.ts';

/** Longer than any code with its separators. */
const KEY_LENGTH = 100;

/**
 * Call 2: verifies an address by a code, or by the cookie of an earlier verification (decisions G8,
 * G9).
 */
export async function verifyCode(parts: HostParts, call: Call): Promise<Answer> {
  const email = single(call, 'sEmail');
  const typed = single(call, 'AccessKey');
  if (email === undefined || !isEmail(email) || typed === undefined || typed.length > KEY_LENGTH)
    return refusal(400);
  const { keyring, cookies, store } = parts;
  const keys = addressKeys(keyring, email);
  const passId = cookies.passId(call.header('cookie'));
  if (typed === '') return giveUp(parts, keys, passId);

  const code = keyring.digest('code', keys.address, normalizeCode(typed));
  if (
    passId &&
    (await store.read((sql) =>
      findPass(sql, { id: passId, address: keys.address, code }, parts.now()),
    ))
  ) {
    parts.count('verifies', 'yes by pass');
    return yes;
  }

  const browserId = cookies.browserId(call.header('cookie'));
  const guess = {
    keys,
    code,
    browser: browserId && keyring.digest('browser', browserId),
    network: keyring.digest('network', call.caller.network),
  };
  const verdict = await store.write((sql) => redeem(sql, guess, parts.settings, parts.now()));
  if (verdict.right) {
    parts.count('verifies', 'yes by code');
    return { ...yes, cookie: cookies.setPass(verdict.passId) };
  }
  parts.count('verifies', verdict.exhausted ? 'over limit' : 'no');
  if (verdict.exhausted) parts.alarm('triesExhausted');
  return no;
}

/**
 * 'Use a different email' (decision G12): this browser's pass for the address ends here and in the
 * browser.
 */
async function giveUp(
  { store, cookies, now }: HostParts,
  keys: AddressKeys,
  passId: string | undefined,
): Promise<Answer> {
  if (!passId) return no;
  const { address } = keys;
  const found = await store.write(async (sql) => {
    // Whoever names addresses of others writes nothing.
    if (!(await findPass(sql, { id: passId, address }, now()))) return false;
    await sql.lock(keys.folded);
    await Promise.all([
      sql.change('DELETE FROM passes WHERE id = ?', passId),
      // The code of a pass has its id. Its grace ends too, or it would make the pass again.
      sql.change('UPDATE codes SET redeemed_at = 0 WHERE id = ? AND address = ?', passId, address),
    ]);
    return true;
  });
  return found ? { ...no, cookie: cookies.dropPass() } : no;
}
