import { DocsTable } from '../DocsTable.tsx';
import { decisions, explainLaw } from './laws.ts';
import { states, type State } from './states.ts';
import { StoryLink } from './StoryLink.tsx';

/** Every state by its component: what brings it about, what is behind it, a link to its story. */
export function AtlasPage() {
  const components = [...new Set(states.map(({ component }) => component))];
  return (
    <>
      <p>
        {states.length} states of {components.length} components.
      </p>
      {components.map((component) => (
        <DocsTable
          key={component}
          caption={component}
          columns={['State', 'What brings it about', 'Behind it', 'Story']}
          rows={states
            .filter((state) => state.component === component)
            .map(({ name, cause, law, story }) => [
              name,
              cause,
              behind(law),
              <StoryLink key={story} story={story} />,
            ])}
        />
      ))}
    </>
  );
}

/** The states that have come since the last release. */
export function NewStates() {
  return (
    <DocsTable
      caption="New states"
      columns={['State', 'What brings it about', 'Story']}
      rows={states
        .filter(({ tags }) => tags.includes('new'))
        .map(({ component, name, cause, story }) => [
          `${component.replace(/.*\//, '')}: ${name}`,
          cause,
          <StoryLink key={story} story={story} />,
        ])}
    />
  );
}

/** The same states by the sentence or the decision behind them, and every other decision. */
export function AtlasRegister() {
  const laws = new Set([
    ...states.map(({ law }) => behind(law)),
    ...[...decisions.keys()].map(behind),
  ]);
  return (
    <DocsTable
      caption="Sentences and decisions"
      columns={['Behind it', 'Stories']}
      rows={[...laws]
        .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .map((law) => [
          law,
          states
            .filter((state) => behind(state.law) === law)
            .map(({ story }) => <StoryLink key={story} story={story} />),
        ])}
    />
  );
}

function behind(law: State['law']): string {
  return typeof law === 'string' ? (explainLaw(law) ?? law) : `Design: ${law.design}`;
}
