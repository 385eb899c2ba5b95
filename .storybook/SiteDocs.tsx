import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** The frame of each docs page. Stories in frames follow the toolbar. */
export function SiteDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [story] = props.context.componentStories();
  const query = FOLLOWED.map(
    (name) => `${name}:${String(story && props.context.getStoryContext(story).globals[name])}`,
  ).join(';');
  // Storybook puts this URL before the id of a story that it shows in a frame.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${query}` });
  return <DocsContainer key={query} {...props} />;
}

const FOLLOWED = ['colorScheme', 'contrast', 'motion', 'direction', 'screenReader'];
