/** The content of a browser storage, by name. */
export function kept(storage: Storage): Record<string, unknown> {
  return Object.fromEntries(Object.entries(storage));
}
