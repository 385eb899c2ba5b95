/** The content of a browser storage, by name. */
export function storedValues(storage: Storage): Record<string, unknown> {
  return Object.fromEntries(Object.entries(storage));
}
