import { views, type View } from '../visual/views.ts';
import type { State } from './docs/states.ts';

/** Renders the stories of a docs page in separate frames, because they move the focus. */
export const inFrame = { story: { inline: false, height: '320px' } } as const;

/** For stories that render no component whose code one could copy. */
export const noCode = { canvas: { sourceState: 'none' } } as const;

export const page = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '844px' } },
} as const;

/** Returns the views with this tag as Chromatic modes. By default, returns those without a tag. */
export function modesOf(tag?: View['tag']) {
  return Object.fromEntries(
    Object.entries(views)
      .filter(([, view]) => view.tag === tag)
      .map(([name, { viewport, colorScheme, contrast, reducedMotion, direction }]) => [
        name,
        {
          viewport,
          colorScheme,
          ...(contrast && { contrast }),
          ...(reducedMotion && { motion: reducedMotion }),
          ...(direction && { direction }),
        },
      ]),
  );
}

/** The Chromatic parameter of a story in these views. The story also needs the same tags. */
export function inViews(...tags: NonNullable<View['tag']>[]) {
  return { modes: Object.assign({}, ...tags.map(modesOf)) as ReturnType<typeof modesOf> };
}

/** Returns the parameter `state` of a story. Without `rule`, the rule of the story file applies. */
export function state(cause: string, rule?: State['rule']) {
  return { state: { cause, ...(rule && { rule }) } } as const;
}
