import { CacheProvider, type EmotionCache } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import type { SiteFacts } from '../../shared/site.ts';
import { httpSetupApi } from '../api/httpSetupApi.ts';
import { App, type AppProps } from '../App.tsx';
import { dropPendingCode, storePendingCode } from '../auth/pendingCode.ts';
import { screenAt } from '../routes/screens.ts';
import { styleCache } from '../theme/styleCache.ts';

const PLACEHOLDER_EMAIL = 'placeholder@address.example';

export type RenderedScreen = Awaited<ReturnType<typeof renderScreen>>;

/** Renders a path as an unverified visitor sees it. `variants` are for returning visitors. */
export async function renderScreen(path: string, facts: SiteFacts) {
  const { gated, preload } = screenAt(path);
  await preload?.();
  const cache = styleCache();
  const emotion = createEmotionServer(cache);
  const { head, body } = await render(path, facts, cache);
  const variants: Readonly<Record<string, string>> = gated
    ? await renderVariants(path, facts, cache)
    : {};
  const chunks = emotion.extractCriticalToChunks([body, ...Object.values(variants)].join(''));
  return { head, styles: emotion.constructStyleTagsFromChunks(chunks), body, variants };
}

/** Renders the automatic verification and the code step. The pending code is only in memory. */
async function renderVariants(path: string, facts: SiteFacts, cache: EmotionCache) {
  const answer = new Promise<never>(() => undefined);
  const check = { credentials: { email: PLACEHOLDER_EMAIL, code: '0' }, answer };
  const checking = await render(path, facts, cache, check);
  storePendingCode({ email: PLACEHOLDER_EMAIL, sentAt: Date.now(), step: 'code' });
  const code = await render(path, facts, cache);
  dropPendingCode();
  // WrappingEmail adds a line break opportunity before the @.
  const shown = PLACEHOLDER_EMAIL.replace('@', '<wbr/>@');
  return { checking: checking.body, code: code.body.replaceAll(shown, '') };
}

async function render(
  path: string,
  facts: SiteFacts,
  cache: EmotionCache,
  check?: AppProps['check'],
) {
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const site = (
    <StrictMode>
      <CacheProvider value={cache}>
        <App api={httpSetupApi(facts.loginHost)} site={facts} Router={Router} check={check} />
      </CacheProvider>
    </StrictMode>
  );
  const { prelude } = await prerenderToNodeStream(site, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const html = await text(prelude);
  // React writes the tags of the head first.
  const [head = ''] =
    /^(?:<(title|style)\b[^>]*>[^<]*<\/\1>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
