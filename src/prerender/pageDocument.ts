import type { RenderedScreen } from './renderScreen.tsx';

interface PageDocumentParts {
  /** The document that Vite wrote. */
  template: string;
  /** The name of the screen, by which the script knows the HTML of another one. */
  name: string;
  /** What search engines and link previews read. */
  meta: string;
  screen: RenderedScreen;
  /** The inline script. */
  boot: string;
  /** The URL of the site's script, and of what it imports. */
  entry: string;
  preload: readonly string[];
  /** The scripts of the page behind the gate, for visitors who return. */
  page: readonly string[];
  /** True for a page whose parts would move if it were shown before all of it has arrived. */
  fillsWindow: boolean;
}

/** The root of a remembered visitor stands before the parsed one (src/boot/gate.ts). */
const GATE_STYLE = '#root~#root,:has(>[data-missing-script])>.scripted{display:none}';

/** If the end marker never arrives, CSS shows the page after 8 s. */
const FILL_STYLE =
  'body:not(:has(>template)) :is(main,footer){visibility:hidden;animation:come 0s 8s forwards}@keyframes come{to{visibility:visible}}';
const FILL_END = '<template></template>';

export function pageDocument(parts: PageDocumentParts): string {
  const { template, name, meta, screen, boot, fillsWindow } = parts;
  const { entry, preload, page } = parts;
  const variants = Object.entries(screen.variants).map(
    // As text, which the browser does not parse: most visitors never see these variants.
    ([variant, html]) => `<script type="text/html" data-for="${variant}">${html}</script>`,
  );
  const isGate = variants.length > 0;
  const style = `${isGate ? GATE_STYLE : ''}${fillsWindow ? FILL_STYLE : ''}`;
  const script = `<script data-entry="${entry}" data-preload="${preload.join(' ')}" data-page="${page.join(' ')}">${boot}</script>`;
  const root = `<div id="root">${screen.body}</div>`;
  // Fetched while the page is shown, at the low priority of what is not needed for it.
  const fetchEntry = `<link rel="modulepreload" fetchpriority="low" href="${entry}">`;
  const head = [screen.head, meta, screen.styles, style && `<style>${style}</style>`, fetchEntry];
  const body = [
    ...variants,
    // The script of the gate chooses the root.
    ...(isGate ? [script, root] : [root, script]),
    fillsWindow ? FILL_END : '',
  ];
  return withoutEntry(template)
    .replace('<html ', `<html data-screen="${name}" `)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root"></div>', () => body.join(''));
}

function withoutEntry(template: string): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/>\s+</g, '><');
}
