import { defineConfig } from 'vitest/config';

/**
 * The parts of the code, each with the files to mutate and the tests to run. Example data, and
 * attributes that only browsers show, are in no part.
 */
const parts: Record<string, { mutate: string; tests: string }> = {
  rules: {
    mutate:
      '{shared,src/rules}/!(company|documentState|infoFields|pagePath|partnerMail|preparedFor|site).ts',
    tests: 'tests/{shared,rules,api,auth,server/{mails,site}}',
  },
  session: {
    mutate:
      '{src/{api,auth}/*.{ts,tsx},src/rules/{pagePath,partnerMail,preparedFor}.ts,shared/infoFields.ts}',
    tests: 'tests/{api,auth,routes}',
  },
  server: {
    mutate: 'server/{codes,outbox,calls,status}/*.ts',
    tests: 'tests/server/{alerts,calls,codes,commands,http,model,outbox,status,upkeep}',
  },
};

export const part = parts[process.env['PART'] ?? ''];
if (!part) throw new Error(`Set PART to one of ${Object.keys(parts).join(', ')}.`);

export default defineConfig({
  test: {
    environment: 'node',
    env: { HISTORIES: '100', SEED: '1' },
    setupFiles: ['tests/setup.ts'],
    include: [`${part.tests}/**/*.test.{ts,tsx}`],
    // Skips the tests on PostgreSQL, and a test of a time limit that mutated code exceeds.
    testNamePattern: /^(?!.*(?:little CPU time|on postgres))/,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
