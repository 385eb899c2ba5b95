/** Runs in the page. Returns one line for each fault that keeps a visitor from reading the text. */
export function seenFaults(onPaper: boolean): string[] {
  const width = document.documentElement.clientWidth;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const parents = (element: Element | null): Element[] =>
    element ? [element, ...parents(element.parentElement)] : [];
  const words = (text: string) => `'${text.trim().slice(0, 40)}'`;

  const lines = textLines().filter(({ box }) => box.bottom + scrollY > 0);
  const surplus = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(lines.length > 3 ? [] : ['almost no text is visible']),
    ...(surplus > 0 ? [`the page is ${surplus} pixels wider than the window`] : []),
    ...lines
      .filter(({ box }) => box.left < -1 || box.right > width + 1)
      .map(fault('extends beyond the page')),
    ...lines.filter(isClipped).map(fault('is clipped')),
    ...lines.filter((line) => onPaper && isPale(line)).map(fault('is too pale for paper')),
    ...overlaps(),
  ];

  function fault(what: string) {
    return ({ text }: { text: string }) => `${words(text)} ${what}`;
  }

  /** Returns each visible line of text with its position in the window. */
  function textLines() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; element: Element; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent ?? '';
      if (!text.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      // Skips elements one pixel wide, because their text is only for assistive technology, and the
      // skip link without focus.
      if (parents(element).some((parent) => parent.clientWidth === 1)) continue;
      if (styleOf(element).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) found.push({ text, element, box });
    }
    return found;
  }

  function isClipped({ element, box }: (typeof lines)[number]): boolean {
    const middle = (box.top + box.bottom) / 2;
    return parents(element)
      .filter((parent) => parent !== document.body && styleOf(parent).overflow !== 'visible')
      .map((parent) => parent.getBoundingClientRect())
      .some(
        (frame) =>
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          middle < frame.top ||
          middle > frame.bottom,
      );
  }

  /** True if the contrast to white paper is below 4.5 to 1, at any text size. */
  function isPale({ element }: (typeof lines)[number]): boolean {
    const [red = 0, green = 0, blue = 0] = (styleOf(element).color.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5;
  }

  /** Returns the pairs of lines that overlap by more than a third of the smaller height. */
  function overlaps(): string[] {
    return lines.flatMap((one, place) =>
      lines
        .slice(place + 1)
        .filter(
          (other) =>
            other.text !== one.text &&
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2 &&
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
              Math.min(one.box.height, other.box.height) / 3,
        )
        .map((other) => `${words(one.text)} overlaps ${words(other.text)}`),
    );
  }
}
