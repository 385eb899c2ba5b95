import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import type { PageSettings, SiteFacts } from '../../shared/site.ts';
import { httpSetupApi } from '../api/httpSetupApi.ts';
import { App } from '../App.tsx';
import type { Screen } from '../routes/screens.ts';
import { fontFaces } from '../theme/fontFaces.ts';
import { styleCache } from '../theme/styleCache.ts';
import { jsonInHtml, PageHead } from './PageHead.tsx';
import type { ScriptUrls } from './scriptUrls.ts';

interface PageOptions {
  settings: PageSettings;
  scripts: ScriptUrls;
  /** The code of the inline script. */
  boot: string;
}

/** The HTML of a page, and its inline styles and scripts, which the policy allows by hash. */
export interface PageHtml {
  html: string;
  styles: readonly string[];
  scripts: readonly string[];
}

/** Hides main and footer until the last element has arrived, or for at most 8 seconds. */
const FILL_STYLE =
  'body:not(:has(>template)) :is(main,footer){visibility:hidden;animation:come 0s 8s forwards}@keyframes come{to{visibility:visible}}';
const FILL_END = '<template></template>';

/** Hides the form that a notice replaces if JavaScript is off. */
const WITHOUT_SCRIPT = '.scripted{display:none!important}';

/** Renders the HTML of a screen, in which all visitors get the same gate. */
export async function renderPage(screen: Screen, parts: PageOptions): Promise<PageHtml> {
  const { gated, fillsWindow } = screen;
  const { site } = parts.settings;
  await screen.preload?.();
  const cache = styleCache();
  const emotion = createEmotionServer(cache);
  const page = await render(
    <CacheProvider value={cache}>
      <Page path={screen.path} site={site} />
    </CacheProvider>,
  );
  const start = await render(<PageHead screen={screen} publicUrl={site.publicUrl} />);
  const critical = emotion.extractCriticalToChunks(page);
  const head = [
    emotion.constructStyleTagsFromChunks(critical),
    fillsWindow ? `<style>${FILL_STYLE}</style>` : '',
    gated ? `<noscript><style>${WITHOUT_SCRIPT}</style></noscript>` : '',
    scriptTags(screen, parts),
  ].join('');
  return {
    html: page
      .replace('<head>', () => `<head>${start}`)
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `${fillsWindow ? FILL_END : ''}</body>`),
    styles: [fontFaces, ...critical.styles.map(({ css }) => css), FILL_STYLE, WITHOUT_SCRIPT],
    scripts: [parts.boot],
  };
}

/** Each element around the root has one child, so hydrating the root gives the same ids (useId). */
function Page({ path, site }: { path: string; site: SiteFacts }) {
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return (
    <html lang="en" data-path={path}>
      <body>
        <div id="root">
          <StrictMode>
            <App api={httpSetupApi(site.loginHost)} site={site} Router={Router} />
          </StrictMode>
        </div>
      </body>
    </html>
  );
}

async function render(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
}

/** The inline script runs before the body is parsed, because it chooses what the gate shows. */
function scriptTags({ gated }: Screen, { settings, scripts, boot }: PageOptions): string {
  const { entry, preload, page } = scripts;
  // An unverified visitor sees the gate, which does not need the script of the page.
  const early = gated ? preload : [...preload, ...page];
  return [
    `<script type="application/json" id="site-facts">${jsonInHtml(settings.site)}</script>`,
    // The priority is low, because the first paint does not need the script.
    `<link rel="modulepreload" fetchpriority="low" href="${entry}">`,
    `<script data-entry="${entry}" data-preload="${early.join(' ')}" data-page="${page.join(' ')}">${boot}</script>`,
  ].join('');
}
