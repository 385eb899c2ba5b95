import { addons } from 'storybook/manager-api';
import { addMockPanel } from './looks/MockPanel.tsx';
import { addMenus } from './looks/Toolbar.tsx';
import { frameTheme } from './storybookTheme.ts';

addons.setConfig({ theme: frameTheme() });

addMenus();
addMockPanel();
