/** Runs a task when the browser has nothing better to do; returns what takes it back. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
}
