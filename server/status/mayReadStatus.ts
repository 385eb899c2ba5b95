import type { Caller, HeaderOf } from '../http/caller.ts';
import { sameDigest, type Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';

/** The bearer token of `gateway doctor`. Whoever can open the keyring may read the status. */
export function doctorToken(keyring: Keyring): string {
  return keyring.digest('doctor');
}

/** True for this machine without a proxy, the doctor, and whoever has METRICS_TOKEN. */
export function mayReadStatus(
  { local }: Caller,
  header: HeaderOf,
  { settings, keyring }: { settings: Pick<Settings, 'metricsToken'>; keyring: Keyring },
): boolean {
  const given = header('authorization') ?? '';
  const isToken = (token?: string) => token !== undefined && sameDigest(given, `Bearer ${token}`);
  return local || isToken(settings.metricsToken) || isToken(doctorToken(keyring));
}
