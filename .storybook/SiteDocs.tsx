import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { fontFaces } from '../src/theme/fontFaces.ts';
import { fontFamily } from '../src/theme/tokens.ts';

/** The frame of each docs page, in the font of the site. Stories in frames follow the toolbar. */
export function SiteDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [story] = props.context.componentStories();
  const query = FOLLOWED.map(
    (name) => `${name}:${String(story && props.context.getStoryContext(story).globals[name])}`,
  ).join(';');
  // Storybook puts this URL before the id of a story that it shows in a frame.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${query}` });
  return (
    <DocsContainer key={query} {...props}>
      <style>{fontFaces}</style>
      <style>{styles}</style>
      {props.children}
    </DocsContainer>
  );
}

const FOLLOWED = ['colorScheme', 'contrast', 'motion', 'direction', 'screenReader'];

/** Storybook gives these elements a font of its own, but not inside stories. */
const styles = `
  .sbdocs-content :is(p, li, h1, h2, h3, td, th, figcaption):not(.sb-unstyled *) { font-family: ${fontFamily}; }
`;
