import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Environment } from '../../../src/config/settings.ts';
import { databaseNames, startDatabase, type TestDatabase } from './databases.ts';
import { createTestServer, type TestServer } from './testServer.ts';

/** Runs tests on every database of this machine, each with an empty store and its own server. */
export function onEachDatabase(
  title: string,
  env: Environment,
  tests: (host: () => TestServer, database: () => TestDatabase) => void,
): void {
  describe.each(databaseNames)(`${title} on %s`, (name) => {
    let database: TestDatabase;
    let server: TestServer;
    beforeAll(async () => {
      database = await startDatabase(name);
    });
    beforeEach(async () => {
      server = await createTestServer({ store: await database.open(), env });
    });
    afterEach(() => server.close());
    afterAll(() => database.close());
    tests(
      () => server,
      () => database,
    );
  });
}
