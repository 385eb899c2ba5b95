import { views, type View } from '../visual/views.ts';

// Storybook adds the comment above `meta` to its parameters, and replaces any that are not written as
// object literals: hence `docs: { story: inFrame }` and `{ ...noPicture }`.

/** Renders the stories of a docs page in separate frames, because they move the focus. */
export const inFrame = { inline: false, height: '320px' } as const;

/** Renders each page of a docs page in a frame, which is its window. */
export const asPage = { inline: false, height: '844px' } as const;

/** For stories that show no state of their own. */
export const noPicture = { chromatic: { disableSnapshot: true } } as const;

/** The Chromatic parameter of a story without colors of its own in the dark scheme. */
export const lightOnly = { modes: { 'phone-dark': { disable: true } } } as const;

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
