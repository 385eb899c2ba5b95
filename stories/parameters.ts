import { views, type View } from '../visual/views.ts';
import type { State } from './docs/states.ts';

/** Renders each story of a docs page in a separate frame, so that it can move the focus. */
export const inFrame = { story: { inline: false, height: '320px' } };

export const page = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '844px' } },
};

/** Chromatic's modes: the views of a tag or, without one, the view that all stories share. */
export function modesOf(tag?: View['tag']) {
  return Object.fromEntries(
    Object.entries(views)
      .filter(([, view]) => view.tag === tag)
      .map(([name, { viewport, colorScheme, contrast }]) => [
        name,
        { viewport, colorScheme, ...(contrast && { contrast }) },
      ]),
  );
}

/** The parameters of a page's main state, in addition to the tag `every-view`. */
export const everyView = { modes: modesOf('every-view') };

/** The parameter `state` of a story. By default, the rule of the file applies. */
export function state(cause: string, rule?: State['rule']) {
  return { state: { cause, ...(rule && { rule }) } };
}
