import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { SiteFacts } from '../../../shared/site.ts';
import type { SetupApi } from '../../../src/api/SetupApi.ts';
import { App } from '../../../src/App.tsx';
import { beginStoredCheck } from '../../../src/auth/storedCredentials.ts';
import type { TypedText } from '../../../src/auth/useGateState.ts';
import { screens } from '../../../src/routes/screens.ts';
import { siteFacts } from './siteFacts.ts';
import { fakeSetupApi } from './fakeSetupApi.ts';

// Without styles, tests take a quarter of the time, because jsdom matches every style rule for
// every query by role.
const outsideTheDocument = createCache({ key: 'css', container: document.createElement('div') });

export const EMAIL = 'pat@firm.example';

interface SiteVisit {
  /** Calls of the Setup API; by default, every call succeeds. */
  overrides?: Partial<SetupApi> | undefined;
  facts?: Partial<SiteFacts> | undefined;
  /** The credentials of an earlier visit, under the names of the specification. */
  stored?: { email?: string; email_token?: string };
  /** What the visitor typed before the script started. */
  typed?: TypedText;
}

/** Renders the whole site at a path, with a Setup API that a test controls. */
export async function renderSite(
  path: string,
  { overrides, facts, stored = {}, typed }: SiteVisit = {},
) {
  const api = fakeSetupApi(overrides);
  Object.assign(localStorage, stored);
  window.history.replaceState(null, '', path);
  for (const { preload } of screens) await preload?.();
  const check = beginStoredCheck(api);
  const site = await act(async () =>
    render(
      <CacheProvider value={outsideTheDocument}>
        <App api={api} site={{ ...siteFacts, ...facts }} check={check} typed={typed} />
      </CacheProvider>,
    ),
  );
  // Skips delays between keys, and the checks of the CSS property `pointer-events`.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { ...site, api, user };
}

/** Renders the site for a visitor whose stored credentials are valid. */
export function renderVerified(
  path: string,
  overrides?: Partial<SetupApi>,
  facts?: Partial<SiteFacts>,
) {
  return renderSite(path, { overrides, facts, stored: { email: EMAIL, email_token: '123456' } });
}

/** Sets whether the visitor prefers reduced motion, and returns the media query. */
export function preferReducedMotion(isReduced: boolean) {
  const media = Object.assign(window.matchMedia('all'), { matches: isReduced });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
  return media;
}
