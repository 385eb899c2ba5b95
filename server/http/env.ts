import type { Context } from 'hono';
import type { Services } from '../services.ts';
import type { Caller, Incoming } from './caller.ts';

/** The types of our Hono app. */
export interface Env {
  /** The connection of a request, which @hono/node-server passes. */
  Bindings: { incoming: Incoming };
  Variables: { services: Services; caller: Caller };
}

export type AppContext = Context<Env>;
