import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { httpSetupApi } from '../api/httpSetupApi.ts';
import { App, type AppProps } from '../App.tsx';
import { dropPendingCode, storePendingCode } from '../auth/pendingCode.ts';
import { screenAt, screens } from '../routes/screens.ts';
import { styleCache } from '../theme/styleCache.ts';

/** Stands for the visitor's address while the build renders; no page keeps it. */
const NOBODY = 'nobody@address.example';

/** A page as the build renders it. */
export interface RenderedScreen {
  /** Title, description and other tags for the document's head. */
  head: string;
  /** Style tags, one for each layer of Emotion's styles. */
  styles: string;
  /** What the root element holds. */
  body: string;
  /** What the root holds instead for visitors whom the browser remembers, by name. */
  variants: Readonly<Record<string, string>>;
  /** True where the page is as high as the window at least, and its parts share what is left. */
  filled: boolean;
}

/** Renders what a path shows to a visitor before anything is verified. */
export async function renderScreen(path: string): Promise<RenderedScreen> {
  const { name, gated, Page } = screenAt(path);
  await Page.preload?.();
  const cache = createCache(styleCache);
  const emotion = createEmotionServer(cache);
  const { head, body } = parts(await render(path, cache));
  const variants = gated ? await renderVariants(path, cache) : {};
  const chunks = emotion.extractCriticalToChunks([body, ...Object.values(variants)].join(''));
  // Marked as settled: Emotion would move each of them to the end of the head.
  const styles = emotion
    .constructStyleTagsFromChunks(chunks)
    .replaceAll('<style ', '<style data-s="" ');
  return { head, styles, body, variants, filled: name !== 'policy' };
}

/** The gate for a returning visitor, and its second step; there is no storage here but memory. */
async function renderVariants(path: string, cache: EmotionCache) {
  const answer = new Promise<never>(() => undefined);
  const check = { credentials: { email: NOBODY, code: '0' }, answer };
  const checking = parts(await render(path, cache, { check })).body;
  storePendingCode({ email: NOBODY, sentAt: Date.now(), step: 'code' });
  const code = parts(await render(path, cache)).body.replaceAll(NOBODY, '');
  dropPendingCode();
  return { checking, code };
}

/** The styles that pages behind the gate add to those of the gate. */
export async function renderGatedStyles(): Promise<string> {
  const gate = createCache(styleCache);
  createEmotionServer(gate);
  await renderVariants('/', gate);
  const cache = createCache(styleCache);
  createEmotionServer(cache);
  for (const { path, gated, Page } of screens) {
    if (!gated) continue;
    await Page.preload?.();
    await render(path, cache, { initialStatus: 'verified' });
  }
  return Object.entries(cache.inserted)
    .filter(([name]) => !(name in gate.inserted))
    .map(([, rules]) => rules)
    .join('');
}

type Visitor = Pick<AppProps, 'check' | 'initialStatus'>;

async function render(path: string, cache: EmotionCache, visitor?: Visitor): Promise<string> {
  const api = httpSetupApi({
    host: import.meta.env.VITE_SETUP_API_HOST,
    times: __SETUP_PROMISES__,
  });
  const site = (
    <StrictMode>
      <CacheProvider value={cache}>
        <App api={api} path={path} {...visitor} />
      </CacheProvider>
    </StrictMode>
  );
  const { prelude } = await prerenderToNodeStream(site, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
}

/** React writes the tags that belong into the head first. */
function parts(html: string) {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
