import { browsableName } from '../greeting.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import { doctorToken } from '../status/mayReadStatus.ts';

const ANSWER_TIMEOUT_MS = 5000;

/** Asks the server that runs with these settings for the names of its problems, if there is one. */
export async function askServer(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  keyring: Keyring,
): Promise<readonly unknown[] | undefined> {
  try {
    const response = await fetch(`http://${browsableName(host)}:${port}/readyz`, {
      headers: { Authorization: `Bearer ${doctorToken(keyring)}` },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    const isAnswer = typeof body === 'object' && body !== null && 'problems' in body;
    return isAnswer && Array.isArray(body.problems) ? body.problems : undefined;
  } catch {
    return undefined;
  }
}
