import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { controlRadius, dark, fontFamily, light, type ColorRoles } from '../src/theme/tokens.ts';
import type { ReportData } from './report/data.ts';

const HERE = join(import.meta.dirname, 'report');
const FONT = join(import.meta.dirname, '../src/assets/font/archivo-probuilt-latin.woff2');

/**
 * The report as one HTML page that needs nothing beside it: style, script, font and data are
 * inside.
 */
export async function renderReport(data: ReportData): Promise<string> {
  const [page, style, script, font] = await Promise.all([
    readFile(join(HERE, 'page.html'), 'utf8'),
    readFile(join(HERE, 'page.css'), 'utf8'),
    readScript(),
    readFile(FONT, 'base64'),
  ]);
  return page
    .replace('/* style */', () => `${fontFace(font)}\n${schemes}\n${style}`)
    .replace('/* data */', () => JSON.stringify(data).replaceAll('<', '\\u003c'))
    .replace('/* script */', () => script.replaceAll('</script', '<\\/script'));
}

/** The page's scripts as one, in plain JavaScript. */
async function readScript(): Promise<string> {
  const lib = { entry: join(HERE, 'main.ts'), formats: ['iife' as const], name: 'review' };
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, minify: false, target: 'es2024', lib },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const chunk = bundle?.output[0];
  if (!chunk) throw new Error('The script of the report could not be built.');
  return chunk.code;
}

const fontFace = (font: string) => `@font-face {
  font-family: 'Archivo ProBuilt';
  src: url('data:font/woff2;base64,${font}') format('woff2');
  font-weight: 400 700;
  font-stretch: 88% 112%;
}`;

/** Both schemes of the site as custom properties; the button sets one, the system the other. */
const schemes = `:root { ${roles(light)} color-scheme: light; --radius: ${controlRadius}px; --font: ${fontFamily}; }
@media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${roles(dark)} color-scheme: dark; } }
:root[data-scheme='dark'] { ${roles(dark)} color-scheme: dark; }`;

function roles({ background, text, primary, hivis, line, error, focus }: ColorRoles): string {
  const colors = {
    ground: background.default,
    paper: background.paper,
    sunken: background.sunken,
    ink: text.primary,
    'ink-soft': text.secondary,
    link: primary.main,
    orange: hivis.main,
    'orange-hover': hivis.hover,
    'orange-edge': hivis.edge,
    'on-orange': hivis.ink,
    line: line.subtle,
    'line-control': line.control,
    'line-ink': line.ink,
    error: error.main,
    'error-tint': error.tint,
    focus: focus.main,
  };
  return Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ');
}
