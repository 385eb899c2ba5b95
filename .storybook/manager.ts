import { addons } from 'storybook/manager-api';
import { addMockPanel } from './looks/MockPanel.tsx';
import { addMenus } from './looks/Toolbar.tsx';
import { frameTheme } from './storybookTheme.ts';

// Without roots the sidebar keeps the order of the stories: the theme and the flows before the
// parts.
addons.setConfig({
  theme: frameTheme(),
  sidebar: { showRoots: false },
});

addMenus();
addMockPanel();
