import { build, type Plugin } from 'vite';

const QUERY = '?inline-script';

/** Bundles a module that is imported with `?inline-script`, and provides its code as a string. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      return `export default ${JSON.stringify(await bundle(id.slice(0, -QUERY.length)))}`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'boot' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [chunk] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${entry} produced no script.`);
  return chunk.code.trim();
}
