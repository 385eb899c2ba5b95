import { addons, types } from 'storybook/manager-api';
import { siteTheme } from './siteTheme.ts';

addons.setConfig({ theme: siteTheme });

// Storybook tags stories that have a `play` function. For the others, the panel would be empty.
addons.register('panels', (api) => {
  const panels = addons.getElements(types.PANEL) as Record<string, { disabled?: () => boolean }>;
  const panel = panels['storybook/interactions/panel'];
  if (!panel) return;
  panel.disabled = () => !api.getCurrentStoryData()?.tags?.includes('play-fn');
});
