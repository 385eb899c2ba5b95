import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { Baseline } from '../src/theme/Baseline.tsx';
import { createSiteTheme } from '../src/theme/createSiteTheme.ts';

/**
 * Applies the site's theme with the scheme, contrast, motion and direction set in the toolbar. A
 * story that is pictured in print has the styles of print on screen, too.
 */
export const withSite: Decorator = (Story, { globals, parameters }) => {
  const { colorScheme, contrast, motion, direction }: Record<string, unknown> = globals;
  const { chromatic }: { chromatic?: { media?: string } } = parameters;
  const scheme = colorScheme === 'dark' ? 'dark' : 'light';
  document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  return (
    <CacheProvider
      value={cacheWith({
        contrast: contrast === 'more' && /\(prefers-contrast: ?more\)/,
        motion: motion === 'reduce' && /\(prefers-reduced-motion: ?reduce\)/,
        print: chromatic?.media === 'print' && /print( and \(prefers-color-scheme: ?dark\))?/,
      })}
    >
      {/* The key changes with the scheme, because MUI reads the default mode only once. */}
      <ThemeProvider key={scheme} theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <Baseline />
        <GlobalStyles styles={docsBackground} />
        <Story />
      </ThemeProvider>
    </CacheProvider>
  );
};

const theme = createSiteTheme({ colorSchemeSelector: 'data-color-scheme' });

const docsBackground = ({ vars: { palette } }: Theme) => ({
  '.sbdocs-preview .docs-story': {
    backgroundColor: palette.background.default,
    color: palette.text.primary,
  },
});

const caches = new Map<string, ReturnType<typeof createCache>>();

/** Returns a style cache that treats these media features as on. A page cannot set them. */
function cacheWith(features: Record<string, RegExp | false>) {
  const on = Object.entries(features).flatMap(([name, rule]) => (rule ? [{ name, rule }] : []));
  const key = ['css', ...on.map(({ name }) => name)].join('-');
  const plugin = matchAlways(on.map(({ rule }) => rule));
  const cache = caches.get(key) ?? createCache({ key, stylisPlugins: [plugin] });
  caches.set(key, cache);
  return cache;
}

interface Rule {
  type: string;
  value: string;
  props: string | string[];
}

const matchAlways = (features: readonly RegExp[]) => (rule: Rule) => {
  if (rule.type === '@media')
    for (const feature of features) rule.value = rule.value.replace(feature, 'all');
  // A story sets the attribute, because a page cannot fill in a field as the browser does.
  if (rule.type === 'rule' && Array.isArray(rule.props))
    rule.props = rule.props.map((part) => part.replace(':-webkit-autofill', '[data-autofilled]'));
};
