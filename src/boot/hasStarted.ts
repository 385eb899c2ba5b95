/** Marks the root element: the site's script runs. */
export function markStarted(root: HTMLElement): void {
  root.dataset['site'] = 'started';
}

/** True once the site's script runs. An old browser may load it and not run it. */
export function hasStarted(root: HTMLElement): boolean {
  return root.dataset['site'] !== undefined;
}
