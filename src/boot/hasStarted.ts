/** Marks the page's root element: the site's script runs. */
export function markStarted(root: HTMLElement): void {
  root.dataset['site'] = 'started';
}

/** True once the site's script runs: a script that came may be one that the browser cannot run. */
export function hasStarted(root: HTMLElement): boolean {
  return root.dataset['site'] !== undefined;
}
