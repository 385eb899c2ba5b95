import type { Socket } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { Env, Services } from '../services.ts';
import { clientOf } from './caller.ts';

/** The most connections and unsent responses at once (docs/decisions/server/calls.md#l6). */
export const FLOOD_LIMITS = {
  connectionsOfClient: 256,
  connections: 10_000,
  responsesOfConnection: 16,
  responsesOfClient: 256,
  responses: 4096,
};

type FloodLimits = typeof FLOOD_LIMITS;

/**
 * Returns a listener for connections that refuses those above the limits. A listed proxy counts
 * only towards all, because it has many clients.
 */
export function limitConnections(
  { settings, record }: Pick<Services, 'settings' | 'record'>,
  limits: FloodLimits = FLOOD_LIMITS,
): (socket: Socket) => void {
  const hold = createTally();
  return (socket) => {
    const client = clientOf(socket, settings.trustedProxies);
    const release = hold([
      ...(client === undefined ? [] : [[client, limits.connectionsOfClient] as const]),
      ['all', limits.connections],
    ]);
    if (release) {
      socket.once('close', release);
      return;
    }
    record('floods', 'connections');
    socket.write(
      'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
    );
    socket.destroySoon();
  };
}

/** Refuses requests while too many responses are unsent, because their clients do not read. */
export function limitResponses(limits: FloodLimits = FLOOD_LIMITS) {
  const hold = createTally();
  return createMiddleware<Env>(async (context, next) => {
    const { incoming, outgoing } = context.env;
    const { caller, services } = context.var;
    const ofConnection = hold([[incoming.socket, limits.responsesOfConnection]]);
    if (ofConnection) outgoing.once('close', ofConnection);
    // Even refusals would pile up, because they wait for the responses before them.
    else incoming.socket.destroy();
    const release =
      ofConnection &&
      hold([
        [caller.assignment, limits.responsesOfClient],
        ['all', limits.responses],
      ]);
    if (!release) {
      services.record('floods', 'responses');
      return context.json({ status: false }, 503);
    }
    outgoing.once('close', release);
    return next();
  });
}

/**
 * Counts what is held under each key. The returned function holds one more under all given keys and
 * returns the function that releases it, or returns undefined if a key has reached its maximum.
 */
function createTally() {
  const held = new Map<unknown, number>();
  return (keys: readonly (readonly [key: unknown, max: number])[]): (() => void) | undefined => {
    if (keys.some(([key, max]) => (held.get(key) ?? 0) >= max)) return undefined;
    for (const [key] of keys) held.set(key, (held.get(key) ?? 0) + 1);
    return () => {
      for (const [key] of keys) {
        const left = (held.get(key) ?? 0) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      }
    };
  };
}
