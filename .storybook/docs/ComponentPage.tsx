import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { needsFrame } from './needsFrame.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** The page of a component: what it is for, its arguments to try, and each of its states. */
export function ComponentPage() {
  const [first, ...states] = useContext(DocsContext).componentStories();
  if (!first) return null;
  return (
    <>
      <Title />
      <Description of="meta" />
      <Use />
      {needsFrame(first) ? (
        <StoryFrame story={first} />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {states.length > 0 && <Heading>States</Heading>}
      {states.map((story) =>
        needsFrame(story) ? (
          <StoryFrame key={story.id} story={story} />
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
        ),
      )}
    </>
  );
}

/** What a part of the design system is for, and when another one serves better. */
function Use() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const use = preparedMeta.parameters['use'] as { for: string; not: string } | undefined;
  return (
    use && (
      <>
        <p>
          <strong>For</strong> {use.for}
        </p>
        <p>
          <strong>Not for</strong> {use.not}
        </p>
      </>
    )
  );
}
