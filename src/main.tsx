import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { httpSetupApi } from './api/httpSetupApi.ts';
import { readSite } from './api/readSite.ts';
import { localSetupApi } from './api/localSetupApi.ts';
import { App } from './App.tsx';
import { beginStoredCheck } from './auth/storedCredentials.ts';
import { onRecoverableError } from './routes/onRecoverableError.ts';
import { readTyped, removeOtherScreen } from './routes/prerenderedPage.ts';
import { screenAt } from './routes/screens.ts';
import { documentState } from './rules/documentState.ts';
import { styleCache } from './theme/styleCache.ts';

// Besides this line, only the gate's inline script reads the hostname (docs/decisions/gate.md#g2).
const isLocal = window.location.hostname === 'localhost';
const site = readSite();
const httpApi = httpSetupApi(site.loginHost);
const api = isLocal ? localSetupApi(httpApi) : httpApi;

const state = documentState(document.documentElement);
// The gate's inline script checks this attribute (src/boot/gate.ts).
state.site = 'started';
void start();

/** Hydrates the prerendered page. Renders a new one if a host has sent that of another path. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page needs an element #root to render the site into.');
  await nextTask();
  // The gate's inline script may already have started the automatic verification.
  const check = window.storedCheck ?? beginStoredCheck(api);
  const { path, gated, preload } = screenAt(window.location.pathname);
  // Visitors see a gated page only after verification, so rendering does not wait for its script.
  if (!gated) await preload?.();
  else if (check) void preload?.();
  await nextTask();
  const app = (
    <StrictMode>
      <CacheProvider value={styleCache()}>
        <App api={api} site={site} check={check} typed={readTyped(root)} />
      </CacheProvider>
    </StrictMode>
  );
  const options = { onRecoverableError };
  // A transition lets the browser handle input during hydration. A new root is rendered without a
  // transition, because a view transition would delay the page.
  if (state.path === path) {
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    removeOtherScreen(root);
    createRoot(root, options).render(app);
  }
}

/** Yields to the browser, so that a slow phone can handle input. */
function nextTask() {
  return new Promise((begin) => setTimeout(begin));
}
