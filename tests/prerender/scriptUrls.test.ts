import { expect, test } from 'vitest';
import { scriptUrls } from '../../src/prerender/scriptUrls.ts';

const manifest = {
  'index.html': { file: 'assets/site.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_base.js'] },
  'src/routes/gate/GateRoute.tsx': { file: 'assets/gate.js', imports: ['index.html', '_form.js'] },
};

test('a page loads the entry script and preloads each imported file only once', () => {
  expect(scriptUrls(manifest, 'src/routes/gate/GateRoute.tsx')).toEqual({
    entry: '/assets/site.js',
    preload: ['/assets/base.js'],
    page: ['/assets/gate.js', '/assets/form.js'],
  });
});

test('the build fails if a page is missing from the manifest', () => {
  expect(() => scriptUrls(manifest, 'src/routes/Gone.tsx')).toThrow('The manifest has no');
});
