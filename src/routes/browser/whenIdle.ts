/** Runs a task when the browser is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
}
