import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StateFacts } from './StateFacts.tsx';

/** The page of a component: its guidance, a playground with its props, and then its states. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.filter(({ tags }) => tags.includes('autodocs') && !tags.includes('guide'));
  return (
    <>
      <Title />
      <Description of="meta" />
      {!states.some(({ id }) => id === stories[0]?.id) && <Primary />}
      <Controls />
      {states.length > 0 && <h2>States</h2>}
      {states.map(({ id, moduleExport }) => (
        <div key={id}>
          <DocsStory of={moduleExport} />
          <StateFacts story={id} />
        </div>
      ))}
    </>
  );
}
