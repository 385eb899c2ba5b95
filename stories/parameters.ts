import { views, type View } from '../visual/views.ts';

/** Documents show each story in a frame of its own, so that it may play and take the focus. */
export const inFrame = { story: { inline: false, height: '320px' } };

/** For the stories of a page. */
export const page = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '844px' } },
};

/** Chromatic's modes for the views of a tag; without a tag, the view of every story. */
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

/** For the main state of a page, beside the tag `every-view`. */
export const everyView = { modes: modesOf('every-view') };
