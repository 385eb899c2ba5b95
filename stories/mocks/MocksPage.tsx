import { DocsTable } from '../docs/DocsTable.tsx';
import { inScheme } from '../docs/theme/inScheme.ts';
import { mocks } from './mocks.ts';

const percent = (value?: number) => (value === undefined ? '–' : `${value} %`);

/** Each drawing with its story, how many pixels differ, and why. */
export function MocksPage() {
  return (
    <DocsTable
      caption="Drawings and what is built"
      columns={['Drawing', 'Story', 'At 1440', 'At 390', 'Why more than 2 % differ']}
      rows={Object.entries(mocks).map(([story, { name, differs, reason }]) => [
        name,
        <a
          key="story"
          href={`./?path=/story/${story}`}
          target="_top"
          style={{ color: inScheme(({ primary }) => primary.main) }}
        >
          {story}
        </a>,
        percent(differs?.[0]),
        percent(differs?.[1]),
        reason,
      ])}
    />
  );
}
