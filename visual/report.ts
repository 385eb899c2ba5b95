import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { controlRadius, dark, fontFamily, light, type ColorRoles } from '../src/theme/tokens.ts';
import type { ReportData, Sight } from './report/data.ts';
import { readManifest, referencesFolder } from './references.ts';
import { actualFile, differenceFile, keep, runFolder, type Result, type Run } from './run.ts';

const HERE = join(import.meta.dirname, 'report');
const FONT = join(import.meta.dirname, '../src/assets/font/archivo-probuilt-latin.woff2');

/** Writes the report of a run as one page that needs nothing beside it, and returns its path. */
export async function writeReport(run: Run): Promise<string> {
  const [page, style, script, font] = await Promise.all([
    readFile(join(HERE, 'page.html'), 'utf8'),
    readFile(join(HERE, 'page.css'), 'utf8'),
    readScript(),
    readFile(FONT, 'base64'),
  ]);
  const data: ReportData = { ...run, sights: await sightsOf(run.results) };
  const html = page
    .replace('/* style */', () => `${fontFace(font)}\n${schemes}\n${style}`)
    .replace('/* data */', () => JSON.stringify(data).replaceAll('<', '\\u003c'))
    .replace('/* script */', () => script.replaceAll('</script', '<\\/script'));
  const file = join(runFolder, 'report.html');
  await keep(file, html);
  return file;
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

/** What there is to see of each picture. Those that nobody has to look at stay outside the page. */
async function sightsOf(results: readonly Result[]): Promise<Record<string, Sight>> {
  const manifest = await readManifest();
  const entries = results.map(async ({ id, status }): Promise<[string, Sight]> => {
    const file = manifest[id]?.file;
    if (status === 'same')
      return [id, file ? { reference: `../../visual/references/${file}` } : {}];
    const [reference, actual, difference] = await Promise.all([
      file === undefined ? undefined : embed(join(referencesFolder, file)),
      embed(actualFile(id)),
      embed(differenceFile(id)),
    ]);
    return [
      id,
      {
        ...(reference && { reference }),
        ...(actual && { actual }),
        ...(difference && { difference }),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function embed(png: string): Promise<string | undefined> {
  if (!existsSync(png)) return undefined;
  return `data:image/png;base64,${await readFile(png, 'base64')}`;
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
