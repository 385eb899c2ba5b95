import { defineConfig } from 'vitest/config';

/** The parts of the code by what is changed, one place at a time, and the tests that could fail. */
const parts: Record<string, { mutate: string; tests: string }> = {
  rules: { mutate: 'src/rules/**/*.ts', tests: 'tests/{rules,api,auth,config,mails}' },
  session: { mutate: 'src/{api,auth}/*.{ts,tsx}', tests: 'tests/{api,auth,routes/{gate,info}}' },
  server: {
    mutate: 'server/{codes,outbox,calls}/*.ts',
    tests: 'tests/server/{alerts,calls,codes,commands,model,outbox,status,upkeep}',
  },
};

/** The part that the variable PART names. */
export const part = parts[process.env['PART'] ?? ''];
if (!part) throw new Error(`Set PART to one of ${Object.keys(parts).join(', ')}.`);

export default defineConfig({
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __SETUP_API__: { host: '', times: { codeMinutes: 10, resendSeconds: 30 } },
  },
  test: {
    environment: 'node',
    // The same histories for every mutant.
    env: { HISTORIES: '100', SEED: '1' },
    setupFiles: ['tests/setup.ts'],
    include: [`${part.tests}/**/*.test.{ts,tsx}`],
    // Mutated files are slower than time limits allow, and one database shows what two would.
    testNamePattern: /^(?!.*(?:cost little|costs none of|on postgres))/,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
