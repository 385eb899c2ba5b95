import { describe, expect, test } from 'vitest';
import { scriptUrls } from '../../src/render/scriptUrls.ts';

const manifest = {
  'src/main.tsx': { file: 'assets/site.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_base.js'] },
  'src/routes/LandingRoute.tsx': {
    file: 'assets/landing.js',
    imports: ['src/main.tsx', '_form.js'],
  },
};

describe('the scripts of a page', () => {
  test('are its entry and each imported file once', () => {
    expect(scriptUrls(manifest, 'src/routes/LandingRoute.tsx')).toEqual({
      entry: '/assets/site.js',
      preload: ['/assets/base.js'],
      page: ['/assets/landing.js', '/assets/form.js'],
    });
  });

  test('stop the build if its module is missing', () => {
    expect(() => scriptUrls(manifest, 'src/routes/Gone.tsx')).toThrow('The manifest has no');
  });
});
