import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { Baseline } from '../src/theme/Baseline.tsx';
import { createSiteTheme } from '../src/theme/createSiteTheme.ts';
import { SystemLook } from './looks/SystemLook.tsx';

const theme = createSiteTheme({ colorSchemeSelector: 'data-color-scheme' });

/** Among the documents a story stands on the site's ground, not on that of the document. */
const storyGround = ({ vars: { palette } }: Theme) => ({
  '.sbdocs-preview .docs-story': {
    backgroundColor: palette.background.default,
    color: palette.text.primary,
  },
});

/**
 * The site's theme in the scheme of the toolbar. A new scheme is a new provider: MUI reads it once.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const scheme = globals['colorScheme'] === 'dark' ? 'dark' : 'light';
  return (
    <ThemeProvider key={scheme} theme={theme} defaultMode={scheme} storageManager={null} noSsr>
      <Baseline />
      <GlobalStyles styles={storyGround} />
      <Story />
    </ThemeProvider>
  );
};

/** Motion, contrast and text direction of the toolbar, around the theme. */
export const withSystemLook: Decorator = (Story, { globals }) => (
  <SystemLook
    lessMotion={globals['motion'] === 'reduce'}
    moreContrast={globals['contrast'] === 'more'}
    direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
  >
    <Story />
  </SystemLook>
);

/** The toolbar's choices that are arguments of a story, where the story has the argument. */
export const withArguments: Decorator = (Story, { args, globals }) => {
  const { visitor, answer, motion }: Record<string, unknown> = globals;
  const chosen = {
    ...(visitor === 'signedIn' && { signedIn: true }),
    ...(visitor === 'signedOut' && { signedIn: false }),
    ...(typeof answer === 'string' && answer !== 'story' && { answer }),
    ...(motion === 'reduce' && { autoPlay: false }),
  };
  const known = Object.entries(chosen).filter(([name]) => name in args);
  return known.length === 0 ? (
    <Story />
  ) : (
    <Story args={{ ...args, ...Object.fromEntries(known) }} />
  );
};
