import { execFileSync } from 'node:child_process';
import { test as setup } from '@playwright/test';
import { FOLDER, HOST, PAGES } from './fixtures.ts';

/** Builds the site as its owner does for the login host of the specification. */
setup('the site is built for another login host', () => {
  const env = { ...process.env, VITE_SETUP_API_HOST: HOST, PUBLIC_URL: PAGES };
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { env, stdio: 'pipe' });
  run('npx', 'vite', 'build', '--outDir', `${FOLDER}/next/site`);
  run('npx', 'vite', 'build', '--ssr', 'src/prerender/main.tsx', '--outDir', `${FOLDER}/prerender`);
  run('node', `${FOLDER}/prerender/main.js`, FOLDER);
});
