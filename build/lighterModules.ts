import type { Plugin } from 'vite';

interface Lighter {
  /** What an import asks for, or the path of the module that it leads to. */
  module: RegExp;
  /** The modules that get what stands in; any, where none are named. */
  for?: RegExp;
  code: string;
}

/** Modules that do more than the site asks of them, and what stands in for each. */
const lighter: readonly Lighter[] = [
  // Formik copies its values with lodash, whose copies of any object there is weigh 2.6 kB. The
  // values here are plain objects of texts, which JavaScript copies by itself.
  {
    module: /\/lodash-es\/cloneDeep\.js$/,
    code: 'export default (value) => structuredClone(value);',
  },
  {
    module: /\/lodash-es\/clone\.js$/,
    code: 'export default (value) => (Array.isArray(value) ? [...value] : { ...value });',
  },
  // Yup gives the keys of an object another case with it, where a schema asks for that. None does.
  {
    module: /\/tiny-case\/index\.js$/,
    code: `export const camelCase = () => { throw Error('See build/lighterModules.ts.') }, snakeCase = camelCase;`,
  },
  // The themes for parts that no theme is given to; the site gives its own to all.
  { module: /\/@mui\/material\/styles\/defaultTheme\.mjs$/, code: 'export default {};' },
  {
    module: /\/createTheme\/index\.mjs$/,
    for: /\/@mui\/system\/(?:useTheme|createStyled|Container)\//,
    code: 'export default () => ({});',
  },
  // A styled function for each element there is, all made when the site starts. MUI calls one.
  {
    module: /\/@emotion\/styled\/dist\/[\w.-]+\.js$/,
    code: 'export { default } from "@emotion/styled/base";',
  },
  // A list of all attributes there are: an element gets those of its props that are among them.
  // Types allow no others here; what MUI keeps from its own elements is kept from these as well.
  {
    module: /\/@emotion\/is-prop-valid\/dist\/[\w.-]+\.js$/,
    code: 'export default (name) => !/^(?:as|ownerState|sx|theme)$/.test(name);',
  },
];

/**
 * Has Vite take the lighter modules. Tests hold what they draw against what the whole ones draw.
 */
export function lighterModules(): Plugin {
  return {
    name: 'lighter-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = lighter.find((one) => one.for?.test(importer) && one.module.test(source));
      return found && `\0lighter:${lighter.indexOf(found)}`;
    },
    load(id) {
      const given = /^\0lighter:(\d+)$/.exec(id)?.[1];
      const found = given
        ? lighter[Number(given)]
        : lighter.find((one) => !one.for && one.module.test(id));
      return found?.code;
    },
  };
}
