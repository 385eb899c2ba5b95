import { states } from '../docs/atlas/states.ts';
import { DocsTable } from '../docs/DocsTable.tsx';
import { inScheme } from '../docs/theme/inScheme.ts';
import { mocks } from './mocks.ts';

/** Each mock with its story, how many pixels differ, and why. */
export function MocksPage() {
  return (
    <DocsTable
      caption="Mocks and what is built"
      columns={['Story', 'At 1440', 'At 390', 'Why more than 2 % differ', 'Mock']}
      rows={Object.entries(mocks).map(([story, { name, differs, reason }]) => [
        nameOf(story),
        <Compared key="desk" story={story} width={1440} percent={differs?.[0]} />,
        <Compared key="phone" story={story} width={390} percent={differs?.[1]} />,
        reason,
        name,
      ])}
    />
  );
}

/** 'GateCard: Address Step' */
function nameOf(story: string): string {
  const state = states.find((one) => one.story === story);
  return state ? `${state.component.replace(/.*\//, '')}: ${state.name}` : story;
}

interface ComparedProps {
  story: string;
  width: number;
  percent: number | undefined;
}

/** How many pixels differ; it leads to the differences, or else to the story. */
function Compared({ story, width, percent }: ComparedProps) {
  const mock = percent === undefined ? 'none' : 'difference';
  return (
    <a
      href={`./?path=/story/${story}&globals=mock:${mock};viewport.value:w${width}`}
      target="_top"
      style={{ whiteSpace: 'nowrap', color: inScheme(({ primary }) => primary.main) }}
    >
      {percent === undefined ? 'not measured' : `${percent} %`}
    </a>
  );
}
