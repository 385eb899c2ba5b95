import { build } from 'vite';

/** Bundles a module into one inline script. `screenNames` maps paths to names of screens. */
export async function bootScript(
  entry: 'src/boot/gate.ts' | 'src/boot/public.ts',
  screenNames: Readonly<Record<string, string>>,
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __SITE__: JSON.stringify(__SITE__),
      __SCREEN_NAMES__: JSON.stringify(screenNames),
    },
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'boot' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const bundle = [output].flat().flatMap((part) => ('output' in part ? part.output : []))[0];
  if (bundle?.type !== 'chunk') {
    throw new Error(
      `${entry} produced no script, so the pages would not start. Read the messages of the build.`,
    );
  }
  return bundle.code.trim();
}
