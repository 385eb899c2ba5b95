import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A state that a visitor can meet, as its story's parameter `state` describes it. */
export interface State {
  /** The id of its story: 'gate-gatecard--address-step'. */
  story: string;
  /** The folder and the component: 'gate/GateCard'. */
  component: string;
  /** 'Address Step' */
  name: string;
  /** What brings the state about. */
  cause: string;
  /** The decision or the sentence of the specification behind it, or else a rule of the design. */
  law: string | { design: string };
  /** What it is found under in the sidebar: 'page', 'error', 'loading' and so on. */
  tags: readonly string[];
  /** What the story hands to its component. */
  args: Record<string, unknown>;
}

interface Annotations {
  name?: string;
  tags?: readonly string[];
  args?: Record<string, unknown>;
  parameters?: { state?: { cause?: string; law?: State['law'] } };
}

const files = import.meta.glob<{ default: Annotations } & Record<string, Annotations>>(
  '../../**/*.stories.tsx',
  { eager: true },
);

/**
 * Every story with its state. What a file says of the state holds for all of its stories. A guide
 * shows a component to try, or what to do with it, and no state of its own.
 */
export const states: readonly State[] = Object.entries(files).flatMap(([file, exports]) => {
  const { default: meta, ...stories } = exports;
  const component = file.replace(/^\.\.\/\.\.\/|\.stories\.tsx$/g, '');
  return (
    Object.entries(stories)
      // A built module also names its exports in their order.
      .filter(([key]) => !key.startsWith('__'))
      .map(([key, { name = storyNameFromExport(key), args, parameters, tags = [] }]) => ({
        story: toId(component, storyNameFromExport(key)),
        component,
        name,
        tags: [...(meta.tags ?? []), ...tags].filter((tag) => !tags.includes(`!${tag}`)),
        args: { ...meta.args, ...args },
        cause: '',
        law: '',
        ...meta.parameters?.state,
        ...parameters?.state,
      }))
      .filter(({ tags }) => !tags.includes('guide'))
  );
});
