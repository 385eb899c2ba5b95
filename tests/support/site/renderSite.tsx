import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { App } from '../../../src/App.tsx';
import { beginStoredCheck } from '../../../src/auth/storedCredentials.ts';
import { screens } from '../../../src/routes/screens.ts';
import { fakeSetupApi } from './fakeSetupApi.ts';

// jsdom matches every rule of the page for every query by role: with the styles, tests take four
// times as long.
const outsideTheDocument = createCache({ key: 'css', container: document.createElement('div') });

export interface SiteVisit {
  /** @default a service that says yes to everything */
  api?: ReturnType<typeof fakeSetupApi>;
  /** What the browser kept from an earlier visit, under the names of the specification. */
  stored?: { email?: string; email_token?: string };
}

/** The whole site at a path, over a Setup service that a test controls. */
export async function renderSite(
  path: string,
  { api = fakeSetupApi(), stored = {} }: SiteVisit = {},
) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  window.history.replaceState(null, '', path);
  for (const { preload } of screens) await preload?.();
  const check = beginStoredCheck(api);
  const site = await act(async () =>
    render(
      <StrictMode>
        <CacheProvider value={outsideTheDocument}>
          <App api={api} check={check} />
        </CacheProvider>
      </StrictMode>,
    ),
  );
  // Without styles nothing lies over what is pressed, and nobody waits between two keys.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { ...site, api, user };
}

/** The site as a visitor sees it whose stored credentials are good. */
export function renderVerified(path: string, visit: SiteVisit = {}) {
  const stored = { email: 'pat@firm.example', email_token: '123456', ...visit.stored };
  return renderSite(path, { ...visit, stored });
}
