import { addons } from 'storybook/manager-api';
import { darkFrame, storybookTheme } from './storybookTheme.ts';

const { matches: inDark } = window.matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({ theme: inDark ? darkFrame : storybookTheme });
