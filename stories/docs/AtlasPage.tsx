import { messages } from '../../src/content/messages.ts';
import { light } from '../../src/theme/tokens.ts';
import { atlas, type StoryId } from '../atlas.ts';
import { decisions } from './atlas/decisions.ts';
import type { Law } from './atlas/law.ts';
import { gateEventStories, messageStories, transitions } from './atlas/transitions.ts';
import { DocsTable } from './DocsTable.tsx';

const parts = [...new Set(atlas.map(({ part }) => part))];

/**
 * The whole product on one page: every state with what brings it about, and a link to its story.
 */
export function AtlasPage() {
  return (
    <>
      <p>
        {atlas.length} states of {parts.length} parts.
      </p>
      {parts.map((part) => (
        <DocsTable
          key={part}
          caption={part}
          columns={['State', 'What brings it about', 'Behind it', 'Story']}
          rows={atlas
            .filter((row) => row.part === part)
            .map(({ state, cause, law, story }) => [
              state,
              cause,
              behind(law),
              <StoryLink key={story} story={story} />,
            ])}
        />
      ))}
    </>
  );
}

/** The same states by what a reader looks for: a message, a transition, an event, a decision. */
export function AtlasRegister() {
  return (
    <>
      <DocsTable
        caption="Messages of the error catalogue"
        columns={['Message', 'Story']}
        rows={Object.entries(messageStories).map(([name, story]) => [
          Object.entries(messages).find(([key]) => key === name)?.[1] ?? name,
          <StoryLink key={story} story={story} />,
        ])}
      />
      <DocsTable
        caption="States and transitions"
        columns={['Sentence of section 4', 'Stories']}
        rows={transitions.map(({ sentence, stories }) => [
          sentence,
          <StoryLinks key="stories" stories={stories} />,
        ])}
      />
      <DocsTable
        caption="Events of the gate"
        columns={['Event', 'State that follows']}
        rows={Object.entries(gateEventStories).map(([event, story]) => [
          event,
          <StoryLink key={story} story={story} />,
        ])}
      />
      <DocsTable
        caption="Decisions"
        columns={['Decision', 'In short', 'Stories']}
        rows={Object.entries(decisions).map(([id, decision]) => [
          id,
          decision.reading,
          'seen' in decision ? (
            <StoryLinks key="stories" stories={decision.seen} />
          ) : (
            `Nothing to see: ${decision.unseen}`
          ),
        ])}
      />
    </>
  );
}

function behind(law: Law): string {
  if ('decision' in law) return `${law.decision}: ${decisions[law.decision].reading}`;
  if ('design' in law) return `Design: ${law.design}`;
  return `Section ${law.section}: ${law.sentence}`;
}

function StoryLinks({ stories }: { stories: readonly StoryId[] }) {
  if (stories.length === 0) return <>Nothing to see</>;
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {stories.map((story) => (
        <li key={story}>
          <StoryLink story={story} />
        </li>
      ))}
    </ul>
  );
}

/** Leads to the story in Storybook's own window, out of the frame that this page stands in. */
function StoryLink({ story }: { story: StoryId }) {
  return (
    <a href={`./?path=/story/${story}`} target="_top" style={{ color: light.primary.main }}>
      {story}
    </a>
  );
}
