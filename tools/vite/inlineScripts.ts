import { build, type Plugin } from 'vite';

const PREFIX = 'virtual:inline-script/';

/** Provides the code of a module, bundled into one script: `virtual:inline-script/src/boot/gate.ts`. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(await bundle(id.slice(PREFIX.length + 1)))}`;
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
