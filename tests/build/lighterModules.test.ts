import isPropValid from '@emotion/is-prop-valid';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginOption } from 'vite';
import { expect, test } from 'vitest';
import { lighterModules } from '../../build/lighterModules.ts';
import { themePlugin } from '../../build/themePlugin.ts';

const LIST = '/node_modules/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js';

const asShipped = await allDrawnWith('lighter', lighterModules());
const whole = await allDrawnWith('whole');

test.each([...whole])('the lighter modules draw what the whole ones draw: %s', (name, html) => {
  expect(asShipped.get(name)).toBe(html);
});

test('the lighter list of attributes keeps from an element what the whole one keeps', async () => {
  const code = String(Reflect.apply(lighterModules().load as () => string, undefined, [LIST]));
  const lighter = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: typeof isPropValid;
  };

  for (const name of [
    'as',
    'ownerState',
    'sx',
    'theme',
    'className',
    'href',
    'aria-label',
    'onClick',
  ])
    expect([name, lighter.default(name)]).toEqual([name, isPropValid(name)]);
});

/** Bundles the stories with the libraries, and runs them. */
async function allDrawnWith(name: string, plugin?: PluginOption) {
  const outDir = resolve('node_modules/.cache/drawn', name);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), themePlugin(), plugin],
    define: { __BUILD_YEAR__: 2026, __PRERENDERED__: false },
    ssr: { noExternal: [/@emotion/, /@mui/, /formik/, /lodash-es/] },
    build: {
      ssr: 'tests/build/allDrawn.ts',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'drawn.js' } },
    },
  });
  const file = pathToFileURL(resolve(outDir, 'drawn.js')).href;
  const { allDrawn } = (await import(/* @vite-ignore */ file)) as typeof import('./allDrawn.ts');
  return allDrawn;
}
