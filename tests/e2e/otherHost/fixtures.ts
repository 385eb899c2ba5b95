/* oxlint-disable no-empty-pattern -- Playwright reads the fixtures that a fixture needs from its pattern. */
import { CODE, startBareHost, type BareHost } from '../../support/otherHost/bareHost.ts';
import { createCertificate } from '../../support/otherHost/listening.ts';
import { startStaticServer } from '../../support/otherHost/staticServer.ts';
import type { Page } from '@playwright/test';
import { answers, site, test as base } from '../fixtures.ts';

/** The folder of the build, the login host that it calls, and where its pages stand. */
export const FOLDER = 'dist/otherHost';
export const HOST = 'https://login.test';
export const PAGES = 'https://www.pages.test';

interface Servers {
  bareHost: BareHost;
  pages: Awaited<ReturnType<typeof startStaticServer>>;
}

/** The pages on a static server, and a bare login host of another site, both over https. */
export const test = base.extend<{ servers: Servers }, { allServers: Servers }>({
  allServers: [
    async ({}, provide) => {
      const tls = await createCertificate('login.test');
      const bareHost = await startBareHost(tls);
      const pages = await startStaticServer(`${FOLDER}/site`, tls);
      await provide({ bareHost, pages });
      await Promise.all([bareHost.stop(), pages.stop()]);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, allServers: { bareHost, pages } }, provide) => {
      const rules = `MAP login.test 127.0.0.1:${bareHost.port}, MAP www.pages.test 127.0.0.1:${pages.port}`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
      await provide({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: PAGES,
  ignoreHTTPSErrors: true,
  servers: [
    async ({ allServers, tolerate }, provide) => {
      tolerate(/^request: https:\/\/login\.test\/api\/Setup\//);
      allServers.bareHost.behave();
      allServers.pages.serveAs('plain');
      await provide(allServers);
    },
    { auto: true },
  ],
});

/** Goes to the code step, and types the code of the bare host there. */
export async function toCodeStep(page: Page, email: string, path = '/'): Promise<void> {
  const { address, sendCode, code } = site(page);
  await page.goto(path);
  await address.fill(email);
  await sendCode.click();
  await code.fill(` ${CODE} `);
}

/** Fills in what the request form requires. */
export async function fillRequest(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await site(page).field(name).fill(value);
}
