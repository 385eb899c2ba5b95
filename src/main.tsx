import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { httpSetupApi } from './api/httpSetupApi.ts';
import { localSetupApi } from './api/localSetupApi.ts';
import { App } from './App.tsx';
import { beginStoredCheck } from './auth/storedCheck.ts';
import { markStarted } from './boot/hasStarted.ts';
import { preloadEntry, preloadGated } from './routes/pages.ts';
import { isGated, screenAt } from './routes/paths.ts';
import { noteEarlyText } from './routes/gate/useLeftText.ts';
import { pageStyleCache } from './theme/pageStyleCache.ts';

const host = httpSetupApi({
  host: import.meta.env.VITE_SETUP_API_HOST,
  promises: __SETUP_PROMISES__,
});

// The one place that looks at the host name (specification, section 4; decision G2).
const api = window.location.hostname === 'localhost' ? localSetupApi(host) : host;

markStarted(document.documentElement);
void start();

/** Hydrates what the build wrote, or renders into the empty page of the dev server. */
async function start() {
  const root = document.getElementById('root');
  if (!root)
    throw new Error('No element #root. The site has no place to render. Keep it in index.html.');
  await nextTask();
  // Asked before anything else is fetched or drawn: the answer decides what is shown.
  const check = beginStoredCheck(api);
  await entryReady(window.location.pathname, check !== undefined);
  await nextTask();
  const site = (
    <StrictMode>
      <CacheProvider value={pageStyleCache()}>
        <App api={api} check={check} />
      </CacheProvider>
    </StrictMode>
  );
  // A transition lets the browser answer the visitor between the pieces of work.
  startTransition(() => {
    if (root.hasChildNodes()) {
      noteEarlyText(api, root);
      hydrateRoot(root, site);
    } else createRoot(root).render(site);
  });
}

/**
 * The script itself is one long task: a slow phone answers its visitor between that and the next.
 */
function nextTask() {
  return new Promise((begin) => setTimeout(begin));
}

/**
 * Fetches what the first screen needs; a returning visitor is checked first, and needs no page yet.
 */
async function entryReady(pathname: string, checking: boolean) {
  if (checking && isGated(screenAt(pathname))) void preloadGated(pathname);
  else await preloadEntry(pathname);
}
