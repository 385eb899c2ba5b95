import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { App } from '../../../src/App.tsx';
import { beginStoredCheck } from '../../../src/auth/storedCredentials.ts';
import { screens } from '../../../src/routes/screens.ts';
import { fakeSetupApi } from './fakeSetupApi.ts';

// Without styles, tests take a quarter of the time, because jsdom matches every style rule for
// every query by role.
const outsideTheDocument = createCache({ key: 'css', container: document.createElement('div') });

export const EMAIL = 'pat@firm.example';

interface SiteVisit {
  api?: ReturnType<typeof fakeSetupApi>;
  /** The credentials of an earlier visit, under the names of the specification. */
  stored?: { email?: string; email_token?: string };
}

/** Renders the whole site at a path, with a Setup API that a test controls. */
export async function renderSite(
  path: string,
  { api = fakeSetupApi(), stored = {} }: SiteVisit = {},
) {
  Object.assign(localStorage, stored);
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
  // Skips checks for covered buttons, which need styles, and delays between keys.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { ...site, api, user };
}

/** Renders the site for a visitor whose stored credentials are valid. */
export function renderVerified(path: string, visit?: Pick<SiteVisit, 'api'>) {
  return renderSite(path, { ...visit, stored: { email: EMAIL, email_token: '123456' } });
}
