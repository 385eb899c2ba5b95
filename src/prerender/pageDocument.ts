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
  font: string;
  /** Shown where no script runs. */
  noscript: string;
}

// A remembered visitor's root stands before the parsed one: see boot.ts.
const STYLE =
  '#root~#root{display:none}noscript{display:block;padding:16px 24px;text-align:center}';

/** One finished page. */
export function pageDocument(parts: PageDocumentParts): string {
  const { template, screen, boot, entry, preload, font, noscript } = parts;
  const head = [
    screen.head,
    screen.styles,
    `<style>${STYLE}</style>`,
    // It costs some of the first paint on a slow line; without it headings are broken anew as it comes.
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  ];
  const variants = Object.entries(screen.variants).map(
    // As text: most visitors never see them, and need not wait until they are parsed.
    ([name, html]) => `<script type="text/html" data-for="${name}">${html}</script>`,
  );
  const script = `<script data-entry="${entry}" data-preload="${preload.join(' ')}">${boot}</script>`;
  const root = `<div id="root">${screen.body}</div>`;
  const body = [
    noscript && `<noscript>${noscript}</noscript>`,
    ...variants,
    // A page that is the same for everybody need not wait for it.
    ...(variants.length > 0 ? [script, root] : [root, script]),
  ];
  return bare(template)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root"></div>', () => body.join(''));
}

/** The template without the tags that would load the site before the first paint. */
function bare(template: string): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/>\s+</g, '><');
}
