import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { httpSetupApi } from './api/httpSetupApi.ts';
import { localSetupApi } from './api/localSetupApi.ts';
import { App } from './App.tsx';
import { beginStoredCheck } from './auth/storedCredentials.ts';
import { readTyped, removeOtherScreen } from './routes/browser/prerenderedPage.ts';
import { screenAt } from './routes/screens.ts';
import { styleCache } from './theme/styleCache.ts';

const host = httpSetupApi(__SETUP_API__);

// The one place that reads the hostname (specification, section 4; docs/decisions/gate.md#g2).
const api = window.location.hostname === 'localhost' ? localSetupApi(host) : host;

// The inline script reads this mark (src/boot/gate.ts).
document.documentElement.dataset['site'] = 'started';
void start();

/** Hydrates what the build wrote, or renders into the empty page of the dev server. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no element #root in index.html to render into.');
  await nextTask();
  // The inline script of the gate has already begun the check (src/boot/gate.ts).
  const check = window.storedCheck ?? beginStoredCheck(api);
  const { name, gated, preload } = screenAt(window.location.pathname);
  removeOtherScreen(root, name);
  // A gated page is not shown before the answer, so it may load meanwhile.
  if (!gated) await preload?.();
  else if (check) void preload?.();
  await nextTask();
  const site = (
    <StrictMode>
      <CacheProvider value={styleCache()}>
        <App api={api} check={check} typed={readTyped(root)} />
      </CacheProvider>
    </StrictMode>
  );
  const options = { onRecoverableError };
  // A transition lets the browser handle input between the parts of the hydration. What is rendered
  // anew appears at once, as no view transition holds it up.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, site, options));
  else createRoot(root, options).render(site);
}

/**
 * Reports an error that React has recovered from. A page in the background skips its view transitions:
 * React 19.3 knows this error in the words of Chromium and WebKit, not in those of Firefox 153.
 */
function onRecoverableError(error: unknown) {
  const isSkipped = error instanceof DOMException && error.name === 'InvalidStateError';
  if (!isSkipped) reportError(error);
}

/** Ends the present task, so that a slow phone can handle input. */
function nextTask() {
  return new Promise((begin) => setTimeout(begin));
}
