import { answers } from '../../stories/flows/answer.ts';

/** One menu of the toolbar: it sets the global of its name. */
export interface Menu {
  /** What the menu is about. */
  name: string;
  /** The choices by value. The first one is the story as it is written. */
  choices: Record<string, string>;
  /** The argument that a story must have for the menu to change anything. */
  argument?: string;
  /** True where the story must show what a mock shows. */
  mock?: true;
}

/** The menus of the toolbar, by the global that each sets. */
export const menus: Readonly<Record<string, Menu>> = {
  colorScheme: {
    name: 'Scheme',
    choices: { light: 'Light', dark: 'Dark', both: 'Light and dark' },
  },
  contrast: { name: 'Contrast', choices: { system: 'System', more: 'More' } },
  motion: { name: 'Motion', choices: { system: 'System', reduce: 'Reduced' } },
  direction: { name: 'Direction', choices: { ltr: 'Left to right', rtl: 'Right to left' } },
  mock: {
    name: 'Mock',
    choices: { none: 'None', over: 'Over the story', difference: 'Differences' },
    mock: true,
  },
  visitor: {
    name: 'Visitor',
    choices: { story: 'As written', signedIn: 'Signed in', signedOut: 'Signed out' },
    argument: 'signedIn',
  },
  answer: {
    name: 'Answer',
    choices: { story: 'As written', ...answers },
    argument: 'answer',
  },
};

/** What the menus set at first. */
export const initialGlobals: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(menus).map(([id, { choices }]) => [id, Object.keys(choices)[0]]),
);

/** What Storybook has to know of the globals; the toolbar itself is drawn by `Toolbar.tsx`. */
export const globalTypes = Object.fromEntries(
  Object.entries(menus).map(([id, { name }]) => [id, { name }]),
);

/** A place in Storybook, as far as it decides which menus do anything there. */
export interface Place {
  /** True where a mock shows the same as the story. */
  hasMock: boolean;
  /** The arguments of the story, or undefined on a page of documentation. */
  args?: Record<string, unknown> | undefined;
  /** True on a page that is written by hand and shows no story. */
  withoutStories: boolean;
  /** The menus that do nothing for the story, as its parameter `deadMenus` says. */
  deadMenus: readonly string[];
}

/** The menus that do something in a place. */
export function menusFor({ args, hasMock, withoutStories, deadMenus }: Place): string[] {
  if (withoutStories) return [];
  return Object.entries(menus)
    .filter(([id]) => !deadMenus.includes(id))
    .filter(([, { mock }]) => !mock || hasMock)
    .filter(([, { argument }]) => argument === undefined || (args && argument in args))
    .map(([id]) => id);
}
