import { addons } from 'storybook/manager-api';
import { darkFrame, storybookTheme } from './storybookTheme.ts';

const { matches: inDark } = window.matchMedia('(prefers-color-scheme: dark)');

// Without roots the sidebar keeps the order of the stories: the theme and the flows before the
// parts.
addons.setConfig({
  theme: inDark ? darkFrame : storybookTheme,
  sidebar: { showRoots: false },
});
