import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Environment } from '../../../server/settings/settings.ts';
import { databaseNames, isMissing, startDatabase, type TestDatabase } from './databases.ts';
import { openTestServer, type TestServer } from './testServer.ts';

/** Runs tests on every database, each with an empty store and its own server. */
export function onEachDatabase(
  title: string,
  env: Environment,
  tests: (host: () => TestServer, database: () => TestDatabase) => void,
): void {
  for (const name of databaseNames) {
    describe.skipIf(isMissing(name))(`${title} on ${name}`, () => {
      let database: TestDatabase;
      let server: TestServer;
      beforeAll(async () => {
        database = await startDatabase(name);
      });
      beforeEach(async () => {
        server = await openTestServer({ store: await database.open(), env });
      });
      afterAll(() => database.close());
      tests(
        () => server,
        () => database,
      );
    });
  }
}
