import { Rule } from './Rule.tsx';
import { StateLink } from './StateLink.tsx';
import { states } from './states.ts';

export interface StatesTableProps {
  tag?: string;
  /** The toolbar settings that the links apply, in the format of Storybook's URLs. */
  globals?: string;
}

/** Lists states, their causes and the rules that require them. Each state links to its story. */
export function StatesTable({ tag, globals = '' }: StatesTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {['Component', 'State', 'Cause', 'Required by'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states
          .filter(({ tags }) => !tag || tags.includes(tag))
          .map(({ story, component, name, cause, rule }) => (
            <tr key={story}>
              <td>{component}</td>
              <td>
                <StateLink story={story} globals={globals}>
                  {name}
                </StateLink>
              </td>
              <td>{cause}</td>
              <td>
                <Rule rule={rule} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
