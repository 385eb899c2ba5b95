import type { Result } from '../run.ts';

/** What the reviewer says of a picture. */
export type Decision = 'approve' | 'reject';

/**
 * The command that carries decisions out; empty when there is none. A story whose pictures are all
 * decided alike is named once, others picture by picture.
 */
export function commandFor(
  decision: Decision,
  decisions: ReadonlyMap<string, Decision>,
  results: readonly Result[],
): string {
  const open = results.filter(({ status }) => status !== 'same' && status !== 'failed');
  const names = new Set<string>();
  for (const { id, story } of open) {
    if (decisions.get(id) !== decision) continue;
    const whole = open.every((one) => one.story !== story || decisions.get(one.id) === decision);
    names.add(whole ? story : id);
  }
  return names.size === 0 ? '' : `npm run visual:${decision} -- ${[...names].join(' ')}`;
}
