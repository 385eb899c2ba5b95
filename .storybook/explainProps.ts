import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType, SBType } from 'storybook/internal/csf';

/** Shows the values of unions, and an editor only for props that one can edit. */
export const explainProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const elements = Object.keys(initialArgs).filter((name) => isValidElement(initialArgs[name]));
  return {
    ...Object.fromEntries(elements.map((name) => [name, element(name)])),
    ...Object.fromEntries(
      Object.entries(argTypes).map(([name, type]) => [name, explain(type, initialArgs[name])]),
    ),
  };
};

/** An element given by a story to a prop that Storybook does not find, such as `children`. */
const element = (name: string): StrictInputType => ({
  name,
  type: { name: 'other', value: 'ReactNode' },
  table: { type: { summary: 'ReactNode' } },
  control: { disable: true },
});

function explain(argType: StrictInputType, value: unknown): StrictInputType {
  const { raw, ...type } = typeOf(argType);
  const options = argType.mapping ? undefined : (argType.options ?? valuesOf(type));
  const text = options ? options.map((each) => JSON.stringify(each)).join(' | ') : raw;
  const summary = text
    ?.replaceAll('"', "'")
    .replace(/ ?\| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1');
  const isEditable = Boolean(argType.options ?? options) || hasEditor(type, value);
  const control = isEditable ? (argType.control ?? editorOf(type, value)) : { disable: true };
  return {
    ...argType,
    type: options
      ? { name: 'enum', value: options.map(String), required: type.required ?? false }
      : type,
    ...(summary && { table: { ...argType.table, type: { summary } } }),
    ...(control !== undefined && { control }),
  };
}

/** Returns the type without `undefined`, which every optional prop accepts. */
function typeOf({ type }: StrictInputType): SBType {
  if (typeof type !== 'object') return { name: type ?? 'other', value: '' } as SBType;
  if (type.name !== 'union') return type;
  const value = type.value.filter((each) => !('value' in each && each.value === 'undefined'));
  const [only] = value;
  const { required = false, raw = only?.name ?? '' } = type;
  return only && value.length === 1 ? { ...only, required, raw } : { ...type, value };
}

/** Returns the values of a union of literals. */
function valuesOf(type: SBType): readonly unknown[] | undefined {
  if (type.name === 'enum') return type.value;
  if (type.name !== 'union') return undefined;
  const values = type.value.map((each) => ('value' in each ? each.value : undefined));
  const isLiteral = values.every((each) => typeof each === 'string' && /^'.*'$/.test(each));
  return isLiteral ? values.map((each) => String(each).slice(1, -1)) : undefined;
}

const hasEditor = ({ name }: SBType, value: unknown) =>
  name in EDITORS || isText(value) || isPlain(value);

const EDITORS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

const isText = (value: unknown) => (typeof value) in EDITORS;

/** True for JSON, but not for functions, elements, classes and refs. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return isText(value) || value === null;
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every((each) => each === undefined || isPlain(each))
  );
}

/** Returns the editor where Storybook infers none, because it cannot resolve the type. */
function editorOf({ name }: SBType, value: unknown) {
  if (name !== 'other' && name !== 'union') return undefined;
  return {
    type: isText(value) ? EDITORS[typeof value as keyof typeof EDITORS] : 'object',
  } as const;
}
