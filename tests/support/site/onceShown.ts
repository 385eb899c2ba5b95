/**
 * Acts in the moment that a page's heading appears, before React has cleaned up after the page
 * before.
 */
export function onceShown(heading: RegExp, act: () => void): void {
  const observer = new MutationObserver(() => {
    if (!heading.test(document.querySelector('h1')?.textContent ?? '')) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
