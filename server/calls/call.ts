import type { Caller, HeaderOf } from '../http/caller.ts';
import type { Cookies } from '../http/cookies.ts';
import type { Alarm } from '../log.ts';
import type { CanReceive } from '../mail/domainCheck.ts';
import type { Delays } from '../outbox/delays.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import type { Count } from '../status/outcomes.ts';
import type { Store } from '../store/Store.ts';

/** What the calls work with. Clock and code generator are parameters, so that tests hold them. */
export interface HostParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly cookies: Cookies;
  /** For events that a stranger can repeat. */
  readonly alarm: Alarm;
  readonly count: Count;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly makeCode: () => string;
  readonly canReceive: CanReceive;
  readonly delays: Pick<Delays, 'isDelayed'>;
  /** Called after a job was added. */
  readonly wake: () => void;
}

/** One call whose method and origin are right. */
export interface Call {
  readonly query: (name: string) => readonly string[];
  readonly header: HeaderOf;
  readonly caller: Caller;
  readonly request: Request;
}

/** The value of a parameter that is there exactly once, or undefined. */
export function parameter(call: Call, name: string): string | undefined {
  const values = call.query(name);
  return values.length === 1 ? values[0] : undefined;
}
