import { addons } from 'storybook/manager-api';
import { siteTheme } from './siteTheme.ts';

// At the side, the panel fits the mock of a phone.
addons.setConfig({ theme: siteTheme, layout: { rightPanelWidth: 460 } });
