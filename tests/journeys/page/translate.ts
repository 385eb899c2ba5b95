/**
 * Translates the page as browsers do: each text becomes two elements around other words, and so
 * does each later text. Runs in the page.
 */
export function translate(): void {
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest('script, style, textarea, font') || !text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data.replaceAll(/[a-z]/g, 'ø'));
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateAll();
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
