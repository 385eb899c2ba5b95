import type { SiteFacts } from '../../shared/site.ts';
import type { Screen } from '../routes/screens.ts';
import type { RenderedScreen } from './renderScreen.tsx';
import type { ScriptUrls } from './scriptUrls.ts';

interface PageDocumentOptions {
  template: string;
  screen: Pick<Screen, 'path' | 'fillsWindow'>;
  site: SiteFacts;
  rendered: RenderedScreen;
  meta: string;
  boot: string;
  scripts: ScriptUrls;
}

/** Hides a root that src/boot/gate.ts replaced, and a form that a notice replaced. */
const GATE_STYLE = '#root~#root,:has(>[data-missing-script])>.scripted{display:none}';

/** Hides the form that a notice replaces if JavaScript is off. */
const WITHOUT_SCRIPT = '<noscript><style>.scripted{display:none!important}</style></noscript>';

/** Hides main and footer until the last element has arrived, or for at most 8 seconds. */
const FILL_STYLE =
  'body:not(:has(>template)) :is(main,footer){visibility:hidden;animation:come 0s 8s forwards}@keyframes come{to{visibility:visible}}';
const FILL_END = '<template></template>';

export function pageDocument(parts: PageDocumentOptions): string {
  const { template, screen, site, rendered, meta, boot, scripts } = parts;
  const { entry, preload, page } = scripts;
  const variants = Object.entries(rendered.variants).map(
    // In a script element, browsers do not parse this HTML, which most visitors never see.
    ([variant, html]) => `<script type="text/html" data-for="${variant}">${html}</script>`,
  );
  const isGate = variants.length > 0;
  const style = `${isGate ? GATE_STYLE : ''}${screen.fillsWindow ? FILL_STYLE : ''}`;
  // An unverified visitor sees the gate, which does not need the script of the page.
  const early = isGate ? preload : [...preload, ...page];
  const script = `<script data-entry="${entry}" data-preload="${early.join(' ')}" data-page="${page.join(' ')}">${boot}</script>`;
  // Escapes `<`, so that no value can end the script element.
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  const facts = `<script type="application/json" id="site-facts">${json}</script>`;
  const root = `<div id="root">${rendered.body}</div>`;
  // The priority is low, because the first paint does not need the script.
  const fetchEntry = `<link rel="modulepreload" fetchpriority="low" href="${entry}">`;
  const head = [
    rendered.head,
    meta,
    rendered.styles,
    style && `<style>${style}</style>`,
    isGate && WITHOUT_SCRIPT,
    facts,
    fetchEntry,
  ];
  // The inline script of the gate runs before its root is parsed, because it may insert another
  // root.
  const body = [...variants, ...(isGate ? [script, root] : [root, script])];
  return template
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/>\s+</g, '><')
    .replace('<html ', `<html data-path="${screen.path}" `)
    .replace('</head>', () => `${head.filter(Boolean).join('')}</head>`)
    .replace('<div id="root"></div>', () => body.join('') + (screen.fillsWindow ? FILL_END : ''));
}
