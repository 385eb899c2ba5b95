import { execFileSync } from 'node:child_process';

/** A state whose references were added or changed since the last release. */
export interface StateChange {
  kind: 'new' | 'changed';
  /** The views that differ, such as 'phone-dark', or 'tree'. */
  views: string[];
}

/**
 * Compares the references with those of the last release, which added the first section of the
 * changelog. Returns the changes by story id, or undefined if Git's history is incomplete.
 */
export function stateChanges(): Record<string, StateChange> | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository').includes('true')) return undefined;
    const [release = ''] = git('log', '-1', '--format=%H', '-G^## ', '--', 'CHANGELOG.md');
    const known = new Set(
      git('ls-tree', '-r', '--name-only', release, FOLDER).map((file) => partsOf(file).story),
    );
    return changesIn(git('diff', '--name-status', '-M', release, '--', FOLDER), known);
  } catch {
    return undefined;
  }
}

const FOLDER = 'visual/references';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Reads lines such as `M<tab>visual/references/tree/gate-gatecard/sending.yaml`. */
function changesIn(lines: string[], known: ReadonlySet<string>) {
  const changes: Record<string, StateChange> = {};
  for (const line of lines) {
    const { view, story } = partsOf(line.slice(line.lastIndexOf('\t') + 1));
    // Another view of a known state is no change, nor is another name of the same picture.
    if (/^(?:D|R100)/.test(line) || (line.startsWith('A') && known.has(story))) continue;
    const { views = [] } = changes[story] ?? {};
    changes[story] = { kind: known.has(story) ? 'changed' : 'new', views: [...views, view] };
  }
  return changes;
}

function partsOf(file: string) {
  const [view = '', component, state = ''] = file.slice(FOLDER.length + 1).split('/');
  return { view, story: `${component}--${state.replace(/\.\w+$/, '')}` };
}
