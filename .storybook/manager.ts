import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

// Without roots the sidebar keeps the order of the stories: the theme and the flows before the parts.
addons.setConfig({ theme: storybookTheme, sidebar: { showRoots: false } });
