import type { RenderedScreen } from './renderScreen.tsx';

export interface PageDocumentParts {
  /** The document that Vite wrote: head, and an empty root. */
  template: string;
  screen: RenderedScreen;
  /** The inline script. */
  boot: string;
  /** The site's script, and what it will import for this page. */
  entry: string;
  preload: readonly string[];
  /** Shown where no script runs, or the site's did not arrive. */
  noscript: string;
}

/** A remembered visitor's root stands before the parsed one: see boot.ts. */
const VARIANTS =
  '#root~#root{display:none}noscript,.help{display:block;padding:16px 24px;text-align:center}';

/**
 * A page that fills the window would move if it were shown before all of it has come. One whose
 * rest is lost is shown later.
 */
const FILLED =
  'body:not(:has(>template)) :is(main,footer){visibility:hidden;animation:come 0s 8s forwards}@keyframes come{to{visibility:visible}}';
const END = '<template></template>';

/** One finished page. */
export function pageDocument(parts: PageDocumentParts): string {
  const { template, screen, boot, entry, preload, noscript } = parts;
  const variants = Object.entries(screen.variants).map(
    // As text: most visitors never see them, and need not wait until they are parsed.
    ([name, html]) => `<script type="text/html" data-for="${name}">${html}</script>`,
  );
  const script = `<script data-entry="${entry}" data-preload="${preload.join(' ')}">${boot}</script>`;
  const root = `<div id="root">${screen.body}</div>`;
  const style = [variants.length > 0 && VARIANTS, screen.filled && FILLED].filter(Boolean).join('');
  const head = [screen.head, screen.styles, style && `<style>${style}</style>`];
  const body = [
    noscript && `<noscript>${noscript}</noscript>`,
    ...variants,
    // A page that is the same for everybody need not wait for it.
    ...(variants.length > 0 ? [script, root] : [root, script]),
    screen.filled && END,
  ];
  return bare(template)
    .replace('</head>', () => `${head.filter(Boolean).join('')}</head>`)
    .replace('<div id="root"></div>', () => body.filter(Boolean).join(''));
}

/** The template without the tags that would load the site before the first paint. */
function bare(template: string): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/>\s+</g, '><');
}
