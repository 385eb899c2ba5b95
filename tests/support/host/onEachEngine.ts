import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Environment } from '../../../src/config/settings.ts';
import { engineNames, startEngine, type Engine } from './engines.ts';
import { createTestHost, type TestHost } from './hostParts.ts';

/**
 * Runs tests on every database of this machine, each with an empty store and a server of its own.
 */
export function onEachEngine(
  title: string,
  env: Environment,
  tests: (host: () => TestHost, engine: () => Engine) => void,
): void {
  describe.each(engineNames)(`${title} on %s`, (name) => {
    let engine: Engine;
    let host: TestHost;
    beforeAll(async () => {
      engine = await startEngine(name);
    });
    beforeEach(async () => {
      host = await createTestHost({ store: await engine.open(), env });
    });
    afterEach(() => host.close());
    afterAll(() => engine.close());
    tests(
      () => host,
      () => engine,
    );
  });
}
