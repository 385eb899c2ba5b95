import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A state that a visitor can reach, from the parameter `state` of its story. */
export interface State {
  /** The id of the story, such as 'gate-gatecard--address-step'. */
  story: string;
  /** The folder and the name of the story file, such as 'gate/GateCard'. */
  component: string;
  name: string;
  cause: string;
  /** A decision, such as 'F6' or 'F6: quote', a quote of the specification, or of the design. */
  rule: string | { design: string };
  tags: readonly string[];
  args: Record<string, unknown>;
}

interface Annotations {
  id?: string;
  name?: string;
  tags?: readonly string[];
  args?: Record<string, unknown>;
  parameters?: { state?: Partial<Pick<State, 'cause' | 'rule'>> };
}

const files = import.meta.glob<{ default: Annotations } & Record<string, Annotations>>(
  '../**/*.stories.tsx',
  { eager: true },
);

/** Every story except guides, which show no state. */
export const states: readonly State[] = Object.entries(files).flatMap(
  ([file, { default: meta, ...stories }]) => {
    const component = file.replace(/^\.\.\/|\.stories\.tsx$/g, '');
    return (
      Object.entries(stories)
        // In a build, modules also export the order of their stories.
        .filter(([key]) => !key.startsWith('__'))
        .map(([key, { name = storyNameFromExport(key), tags = [], args, parameters }]) => ({
          story: toId(meta.id ?? component, storyNameFromExport(key)),
          component,
          name,
          tags: [...(meta.tags ?? []), ...tags],
          args: { ...meta.args, ...args },
          cause: '',
          rule: '',
          ...meta.parameters?.state,
          ...parameters?.state,
        }))
        .filter(({ tags }) => !tags.includes('guide'))
    );
  },
);
