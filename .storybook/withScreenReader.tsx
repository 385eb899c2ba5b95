import type { Decorator } from '@storybook/react-vite';
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { useEffect, useState } from 'react';

/** If the toolbar says so, lists beside the story what a screen reader gets, in reading order. */
export const withScreenReader: Decorator = (Story, { canvasElement, globals, viewMode }) => (
  <>
    <Story />
    {globals['screenReader'] === 'shown' && (
      <Outline root={canvasElement} style={viewMode === 'docs' ? below : beside} />
    )}
  </>
);

const below = { padding: 16, whiteSpace: 'pre-wrap', fontSize: 13 } as const;

const beside = {
  ...below,
  position: 'fixed',
  zIndex: 9999,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'min(50%, 420px)',
  overflow: 'auto',
  margin: 0,
  color: 'CanvasText',
  background: 'Canvas',
} as const;

interface OutlineProps {
  root: Element;
  style: typeof below | typeof beside;
}

function Outline({ root, style }: OutlineProps) {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setLines(linesOf(root, 0));
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  }, [root]);
  return (
    <pre aria-hidden style={style}>
      {lines.join('\n')}
    </pre>
  );
}

/** The states that a screen reader announces after role and name. */
const STATES = ['aria-invalid', 'aria-disabled', 'aria-expanded', 'aria-current', 'aria-busy'];

function linesOf(parent: Element, depth: number): string[] {
  return [...parent.childNodes].flatMap((node) => {
    const indent = '  '.repeat(depth);
    const text = node instanceof Text && node.data.trim();
    if (text) return [indent + text];
    if (!(node instanceof Element) || isInaccessible(node)) return [];
    const role = getRole(node);
    if (!role || ['generic', 'none', 'presentation'].includes(role)) return linesOf(node, depth);
    const name = computeAccessibleName(node);
    const states = STATES.flatMap((state) => {
      const value = node.getAttribute(state);
      return value && value !== 'false' ? [`${state.slice(5)}: ${value}`] : [];
    });
    const inner = linesOf(node, depth + 1);
    // Text that is only the name is not repeated.
    const isName = inner.length === 1 && inner[0]?.trim() === name;
    return [
      indent + [role, name && `“${name}”`, ...states].filter(Boolean).join(', '),
      ...(isName ? [] : inner),
    ];
  });
}
