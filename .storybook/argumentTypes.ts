import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/**
 * Says the type of each argument as the code has it, where Storybook says 'union' or 'unknown', and
 * gives it the control of that type. Text inside a component is edited as text; elements are not.
 */
export const writtenTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, written(argType, initialArgs[name])]),
  );

function written(argType: ArgType, value: unknown): ArgType {
  const { type, table } = argType;
  const read = typeof type === 'object' ? (type.raw ?? table?.type?.summary) : undefined;
  const raw = read?.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1');
  const summary = raw && !UNREAD.test(raw) ? raw : kindOf(value);
  if (summary === 'ReactNode')
    return {
      control: typeof value === 'string' ? { type: 'text' } : { disable: true },
      ...argType,
    };
  if (table?.type?.summary && !UNREAD.test(table.type.summary)) return argType;
  return {
    ...argType,
    ...(summary in plainTypes && { type: plainTypes[summary] }),
    ...(summary.includes('=>') && { type: { name: 'function' as const } }),
    table: { ...table, type: { summary } },
  };
}

/** What Storybook says of a type that it cannot show. */
const UNREAD = /^(?:union|intersection|unknown|other|object|)$/;

const plainTypes: Record<string, NonNullable<ArgType['type']>> = {
  string: { name: 'string' },
  boolean: { name: 'boolean' },
  number: { name: 'number' },
};

/** Empty where there is no value: a test asks for one. */
function kindOf(value: unknown): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? 'list' : typeof value;
}
