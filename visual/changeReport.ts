import { basename } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** One story that differs in one view. */
interface Change {
  component: string;
  story: string;
  view: string;
  what: string;
}

/** Says at the end of `npm run visual` which component changed what; equal changes in one line. */
export default class ChangeReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const changes = modules.flatMap(changesOf);
    if (changes.length > 0) process.stdout.write(`\n${describeChanges(changes)}\n`);
  }
}

function changesOf({ moduleId, project, children }: TestModule): Change[] {
  const component = basename(moduleId).replace('.stories.tsx', '');
  const view = project.name.replace(/ \(.*/, '');
  return [...children.allTests('failed')].flatMap((test) =>
    (test.result().errors ?? []).map(({ message }) => ({
      component,
      story: test.name,
      view,
      what: whatOf(message),
    })),
  );
}

/** What an error of a story says in a few words. */
function whatOf(message: string): string {
  const pixels = /(\d+) pixels/.exec(message)?.[1];
  if (pixels) return `${pixels} pixels`;
  if (/dimensions|size/i.test(message)) return 'another size';
  if (/Snapshot .*mismatched/.test(message)) return 'what is read out';
  if (/No existing reference/i.test(message)) return 'a first picture';
  return 'does not play';
}

/** Lines by component; what changed equally stands in one line, with its views and stories. */
export function describeChanges(changes: readonly Change[]): string {
  const lines = [...groups(changes, ({ component }) => component)].flatMap(([component, its]) => [
    `${component}: ${counted(new Set(its.map(({ story }) => story)).size)} changed`,
    ...[...groups(its, ({ view, what }) => `${view}: ${what}`)].map(
      ([change, same]) => `  ${change}: ${same.map(({ story }) => story).join(', ')}`,
    ),
  ]);
  return ['What changed:', ...lines, KEEP].join('\n');
}

const counted = (stories: number) => (stories === 1 ? '1 story' : `${stories} stories`);

const KEEP =
  'To keep the changes of one: npx vitest --mode visual <component>, look at them, then press u.';

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return found;
}
