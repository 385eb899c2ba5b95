export function markStarted(root: HTMLElement): void {
  root.dataset['site'] = 'started';
}

/** True once the site's script runs: an old browser may load a script and not run it. */
export function hasStarted(root: HTMLElement): boolean {
  return root.dataset['site'] !== undefined;
}
