/** Returns a function whose promise resolves once this many callers have called the function. */
export function meeting(callers: number) {
  let expected = callers;
  let open = () => {};
  const met = new Promise<void>((resolve) => (open = resolve));
  return () => {
    expected -= 1;
    if (expected === 0) open();
    return met;
  };
}
