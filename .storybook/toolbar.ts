import type { Preview } from '@storybook/react-vite';

type Menu = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

/**
 * What the toolbar sets for every story. The first choice of each is the story as it is written.
 */
export const initialGlobals = {
  colorScheme: 'light',
  motion: 'system',
  forcedColors: 'system',
  direction: 'ltr',
  visitor: 'story',
  answer: 'story',
};

/** The menus of the toolbar. */
export const globalTypes = {
  colorScheme: menu('Color scheme', 'contrast', { light: 'Light', dark: 'Dark' }),
  motion: menu('Motion', 'lightning', { system: 'Motion', reduce: 'Reduced motion' }),
  forcedColors: menu('Colors', 'accessibilityalt', { system: 'Colors', active: 'Forced colors' }),
  direction: menu('Text direction', 'paragraph', { ltr: 'Left to right', rtl: 'Right to left' }),
  visitor: menu('Visitor', 'user', {
    story: 'Visitor',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
  }),
  answer: menu('Network answer', 'globe', {
    story: 'Answer',
    yes: 'Host says yes',
    no: 'Host says no',
    fails: 'Host unreachable',
    slow: 'Host slow',
  }),
};

function menu(title: string, icon: NonNullable<Menu['icon']>, choices: Record<string, string>) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      items: Object.entries(choices).map(([value, title]) => ({ value, title })),
      dynamicTitle: true,
    },
  };
}
