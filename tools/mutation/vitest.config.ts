import { defineConfig } from 'vitest/config';
import { chosenPart } from './parts.ts';

/** The tests that a mutant of the rules, the session, the calls or the outbox could break. */
export default defineConfig({
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __SETUP_API__: { host: '', times: { codeMinutes: 10, resendSeconds: 30 } },
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    include: [`${chosenPart().tests}/**/*.test.{ts,tsx}`],
    // A mutated file is slower than its allowed time. One store shows what two would.
    testNamePattern: /^(?!.*(?:cost little|costs none of|on postgres))/,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
