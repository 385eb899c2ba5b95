import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import react from '@vitejs/plugin-react';
import type { BuildOptions, Plugin } from 'vite';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pageSettings } from './server/settings/pageSettings.ts';
import { readSettings, type Settings } from './server/settings/settings.ts';
import { compressAssets } from './tools/vite/compressAssets.ts';
import { inlineScripts } from './tools/vite/inlineScripts.ts';
import { siteFactsPlugin } from './tools/vite/siteFactsPlugin.ts';

export default defineConfig(async ({ command, mode, isSsrBuild }) => {
  const environment = {
    ...(existsSync('.env') && parseEnv(readFileSync('.env', 'utf8'))),
    ...process.env,
  };
  const { settings } = readSettings(environment);
  const serverUrl = `http://127.0.0.1:${settings.port}`;
  // Keeps the Host header of the page, because the server compares it with the origin.
  const proxy = { target: serverUrl, changeOrigin: false };
  const forBrowsers = command === 'build' && !isSsrBuild;
  return {
    plugins: [
      react(),
      inlineScripts(),
      forBrowsers && compressAssets(),
      siteFactsPlugin(pageSettings(settings).site),
      developerHelp(settings),
    ],
    worker: { format: 'es' as const },
    build: {
      outDir: 'dist/client',
      manifest: forBrowsers,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      copyPublicDir: !isSsrBuild,
      ...(forBrowsers && {
        // The oldest browsers (docs/browsers.md).
        target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
        license: { fileName: 'third-party-licenses.txt' },
        rolldownOptions: { input: { index: 'src/main.tsx' }, ...rolldownOptions },
      }),
    },
    // One file without dependencies starts fastest.
    ssr: { noExternal: true as const },
    // By default, Vite would also scan the pages of the benchmarks.
    optimizeDeps: { entries: ['index.html'] },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: { '/api': proxy, '/mailbox': proxy },
    },
    // Only for Vitest, because a build must not search for a browser.
    ...(TEST_MODES.includes(mode) && {
      test: {
        projects: await projectsOf(mode),
        ...(mode === 'visual' && { reporters: visualReporters }),
        // Many tests wait for processes, browsers or timeouts, so use one more worker than cores.
        maxWorkers: availableParallelism() + 1,
        // Long enough for slow machines.
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    }),
  };
});

/** Prints the URL of the mailbox below the URL of the dev server. */
function developerHelp({ mailServers, dataDir }: Settings): Plugin {
  return {
    name: 'developer-help',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const url = server.resolvedUrls?.local[0] ?? '/';
        const mails =
          mailServers.length > 0
            ? 'sent through SMTP_URL'
            : `${url}mailbox (files in ${dataDir}/outbox)`;
        server.config.logger.info(`  ➜  Mails:   ${mails}`);
        server.config.logger.info('  ➜  On localhost the gate opens without a code.');
      };
    },
  };
}

/** Puts the code that every page needs into one file, which compresses better than several. */
const rolldownOptions: NonNullable<BuildOptions['rolldownOptions']> = {
  output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
};

/** Lists the changes by component, and shows each picture beside its reference. */
const visualReporters: (string | [string, { outputDir: string }])[] = [
  'default',
  ['html', { outputDir: 'dist/visual' }],
];

const commonToTests: TestProjectInlineConfiguration = {
  extends: true,
  // The owner may change the company, so tests use another one.
  resolve: {
    alias: [{ find: /^\..*\/company\.ts$/, replacement: resolve('tests/support/site/company.ts') }],
  },
  test: {
    environment: 'node',
    // Emotion recognizes tests by the global `vi`, and then allows that ESM and CommonJS load it.
    globals: true,
    // Threads start much faster than processes.
    pool: 'threads',
    globalSetup: ['tests/support/setTimeZone.ts'],
    setupFiles: ['tests/setup.ts'],
  },
};

const DOM_TESTS = 'tests/{auth,boot,routes}/**/*.test.{ts,tsx}';

/** Tests without a document share the modules of a worker, which saves time. */
const unitTests = mergeConfig(commonToTests, {
  test: {
    name: 'unit',
    isolate: false,
    globalSetup: ['tests/support/server/startPostgres.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [DOM_TESTS],
  },
});

/** Modules would keep the window of an earlier file, so each of these files has its own. */
const domTests = mergeConfig(commonToTests, { test: { name: 'site', include: [DOM_TESTS] } });

/** Runs the same journeys in three browsers, one after another; each has its own project. */
const journeys = ['chromium', 'firefox', 'webkit'].map((name, order) => ({
  test: {
    name,
    environment: 'node',
    env: { BROWSER: name },
    include: ['tests/journeys/*.journey.ts'],
    sequence: { groupOrder: order },
    maxWorkers: name === 'chromium' ? availableParallelism() : 1,
    // The first test of a file also starts the server and the browser.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
}));

/** The modes in which Vitest runs: tests, stories in other views, pictures of stories, journeys. */
const TEST_MODES = ['test', 'views', 'visual', 'journeys'];

async function projectsOf(mode: string) {
  if (mode === 'journeys') return journeys;
  if (mode === 'visual') return (await import('./visual/projects.ts')).visualProjects();
  const { storyProjects } = await import('./tests/stories/projects.ts');
  return mode === 'views'
    ? storyProjects('views')
    : [unitTests, domTests, ...(await storyProjects('test'))];
}
