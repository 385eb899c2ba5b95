import { useState, type ToggleEvent } from 'react';
import { Rule } from '../stories/docs/Rule.tsx';
import { states } from '../stories/docs/states.ts';

const FOLDER = '../visual/references/tree';

/** The trees that the visual review compares, so they are never stale. */
const trees = import.meta.glob<string>('../visual/references/tree/*/*.yaml', {
  query: '?raw',
  import: 'default',
});

/** What causes a state, what demands it, and what a screen reader gets. */
export function StateFacts({ story }: { story: string }) {
  const state = states.find((each) => each.story === story);
  const loadTree = trees[`${FOLDER}/${story.replace('--', '/')}.yaml`];
  if (!state) return null;
  return (
    <>
      <dl>
        <dt>Cause</dt>
        <dd>{state.cause}</dd>
        <dt>Required by</dt>
        <dd>
          <Rule rule={state.rule} />
        </dd>
      </dl>
      {loadTree && <Tree load={loadTree} />}
    </>
  );
}

function Tree({ load }: { load: () => Promise<string> }) {
  const [tree, setTree] = useState('');
  const onToggle = async ({ newState }: ToggleEvent) => {
    if (newState === 'open') setTree(await load());
  };
  return (
    <details onToggle={(event) => void onToggle(event)}>
      <summary>What a screen reader gets</summary>
      <pre>{tree}</pre>
    </details>
  );
}
