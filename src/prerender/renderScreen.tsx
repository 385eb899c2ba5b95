import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { httpSetupApi } from '../api/httpSetupApi.ts';
import { App, type AppProps } from '../App.tsx';
import { dropPendingCode, storePendingCode } from '../auth/pendingCode.ts';
import { screenAt } from '../routes/screens.ts';

/** Placeholder email for prerendering; removed from the output. */
const PLACEHOLDER_EMAIL = 'nobody@address.example';

export interface RenderedScreen {
  head: string;
  /** Emotion's style elements. */
  styles: string;
  /** The content of the root element. */
  body: string;
  /** Its content for visitors whom the browser remembers, by name. */
  variants: Readonly<Record<string, string>>;
}

/** Renders what a path shows to a visitor before anything is verified. */
export async function renderScreen(path: string): Promise<RenderedScreen> {
  const { gated, preload } = screenAt(path);
  await preload?.();
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { head, body } = splitHead(await render(path, cache));
  const variants = gated ? await renderVariants(path, cache) : {};
  const chunks = emotion.extractCriticalToChunks([body, ...Object.values(variants)].join(''));
  const styles = emotion.constructStyleTagsFromChunks(chunks);
  return { head, styles, body, variants };
}

/** The gate for a returning visitor, and its second step. Storage is memory here. */
async function renderVariants(path: string, cache: EmotionCache) {
  const answer = new Promise<never>(() => undefined);
  const check = { credentials: { email: PLACEHOLDER_EMAIL, code: '0' }, answer };
  const checking = splitHead(await render(path, cache, check)).body;
  storePendingCode({ email: PLACEHOLDER_EMAIL, sentAt: Date.now(), step: 'code' });
  // With the place where it wraps (src/components/ui/WrappingEmail.tsx).
  const shown = PLACEHOLDER_EMAIL.replace('@', '<wbr/>@');
  const code = splitHead(await render(path, cache)).body.replaceAll(shown, '');
  dropPendingCode();
  return { checking, code };
}

async function render(
  path: string,
  cache: EmotionCache,
  check?: AppProps['check'],
): Promise<string> {
  const api = httpSetupApi(__SETUP_API__);
  const site = (
    <StrictMode>
      <CacheProvider value={cache}>
        <App api={api} path={path} check={check} />
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

/** React writes the tags that belong in the head first. */
function splitHead(html: string) {
  const head =
    /^(?:<(title|style)\b[^>]*>[^<]*<\/\1>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
