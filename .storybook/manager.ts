import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { siteTheme } from './siteTheme.ts';

// At the side, the panel fits the mock of a phone.
addons.setConfig({ theme: siteTheme, rightPanelWidth: 460 });

const CONTROLS = 'addon-controls';
const INTERACTIONS = 'storybook/interactions/panel';

// Hides the panel Interactions for stories without a play function, where it would be empty.
addons.register('probuilt/interactions', (api) => {
  const panel = api.getElements(types.PANEL)[INTERACTIONS];
  const isEmpty = () => !api.getCurrentStoryData()?.tags?.includes('play-fn');
  if (panel) addons.add(INTERACTIONS, { ...panel, disabled: isEmpty });
  api.on(STORY_CHANGED, () => {
    if (api.getSelectedPanel() === INTERACTIONS && isEmpty()) api.setSelectedPanel(CONTROLS);
  });
});
