import type { Plugin } from 'vite';

/** What lodash would do, for plain objects and lists. */
const copies = new Map([
  ['cloneDeep', 'export default (value) => structuredClone(value);'],
  ['clone', 'export default (value) => (Array.isArray(value) ? [...value] : { ...value });'],
]);

/**
 * Formik copies its values with lodash, whose copies of any object there is weigh 2.6 kB. The
 * values here are plain objects of texts, which JavaScript copies by itself.
 */
export function plainCopies(): Plugin {
  return {
    name: 'plain-copies',
    enforce: 'pre',
    load: (id) => copies.get(/\/lodash-es\/(\w+)\.js$/.exec(id)?.[1] ?? ''),
  };
}
