import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A state that a visitor can meet, as its story's parameter `state` describes it. */
export interface State {
  /** The id of its story: 'gate-gatecard--address-step'. */
  story: string;
  /** The folder and the file of its stories: 'gate/GateCard'. */
  component: string;
  name: string;
  cause: string;
  /** A decision, a sentence of the specification, or a rule of the design. */
  law: string | { design: string };
  tags: readonly string[];
  args: Record<string, unknown>;
}

interface Annotations {
  id?: string;
  name?: string;
  tags?: readonly string[];
  args?: Record<string, unknown>;
  parameters?: { state?: Partial<Pick<State, 'cause' | 'law'>> };
}

const files = import.meta.glob<{ default: Annotations } & Record<string, Annotations>>(
  '../**/*.stories.tsx',
  { eager: true },
);

/** Every story that shows a state. A guide shows none. */
export const states: readonly State[] = Object.entries(files).flatMap(
  ([file, { default: meta, ...stories }]) => {
    const component = file.replace(/^\.\.\/|\.stories\.tsx$/g, '');
    return (
      Object.entries(stories)
        // A built module also names its exports in their order.
        .filter(([key]) => !key.startsWith('__'))
        .map(([key, { name = storyNameFromExport(key), tags = [], args, parameters }]) => ({
          story: toId(meta.id ?? component, storyNameFromExport(key)),
          component,
          name,
          tags: [...(meta.tags ?? []), ...tags],
          args: { ...meta.args, ...args },
          cause: '',
          law: '',
          ...meta.parameters?.state,
          ...parameters?.state,
        }))
        .filter(({ tags }) => !tags.includes('guide'))
    );
  },
);
