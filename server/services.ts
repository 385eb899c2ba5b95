import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Context, Hono } from 'hono';
import type { Caller, Incoming } from './http/caller.ts';
import type { CanReceive } from './mail/domainCheck.ts';
import type { Keyring } from './secrets/keyring.ts';
import type { Settings } from './settings/settings.ts';
import type { ServedSite } from './site/site.ts';
import type { Health } from './status/health.ts';
import type { Metrics } from './status/metrics.ts';
import type { RecordOutcome } from './recorder.ts';
import type { Store } from './store/Store.ts';

/** What requests are answered with. Tests replace the clock and the code generator. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly record: RecordOutcome;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly makeCode: () => string;
  readonly canReceive: CanReceive;
  /** Starts delivery at once. Call this after adding a job. */
  readonly wake: () => void;
  readonly health: Health;
  readonly metrics: Metrics;
  /** Undefined if the site is not built. */
  readonly site: ServedSite | undefined;
  /** Undefined if mails are sent. */
  readonly mailbox: Hono<Env> | undefined;
}

export interface Env {
  /** The connection of a request and its response, which @hono/node-server passes. */
  Bindings: {
    incoming: Incoming & { readonly socket: Pick<Socket, 'destroy'> };
    outgoing: Pick<ServerResponse, 'once'>;
  };
  Variables: { services: Services; caller: Caller };
}

export type AppContext = Context<Env>;
