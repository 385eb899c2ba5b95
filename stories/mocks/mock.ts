import { differencesOf } from './differences.ts';

/**
 * Returns the parameter `design`: the panel “Design” shows the mock for the width of the story, and
 * the accepted differences.
 */
export function mock(name: string, sizes: readonly string[] = ['desk', 'phone']) {
  const query = new URLSearchParams([
    ['name', name],
    ...sizes.map((size) => ['size', size]),
    ...differencesOf(name).map((difference) => ['difference', difference]),
  ]);
  return { type: 'iframe', url: `mock/mock.html?${query.toString()}` } as const;
}
