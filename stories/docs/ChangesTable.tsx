import type { StateChange } from '../../.storybook/stateChanges.ts';
import { StateLink } from './StateLink.tsx';
import { states } from './states.ts';

declare const STATE_CHANGES: Record<string, StateChange> | null;

/** Lists the states whose references were added or changed since the last release. */
export function ChangesTable() {
  if (!STATE_CHANGES) return <p>This build had no access to the history of the references.</p>;
  const changed = states.flatMap((state) => {
    const change = STATE_CHANGES[state.story];
    return change ? [{ ...state, ...change }] : [];
  });
  if (changed.length === 0) return <p>No state has changed.</p>;
  return (
    <table>
      <thead>
        <tr>
          {['Component', 'State', 'Change', 'Views'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changed.map(({ story, component, name, kind, views }) => (
          <tr key={story}>
            <td>{component}</td>
            <td>
              <StateLink story={story}>{name}</StateLink>
            </td>
            <td>{kind}</td>
            <td>{views.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
