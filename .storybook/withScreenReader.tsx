import type { Decorator } from '@storybook/react-vite';
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { useEffect, useState } from 'react';

/** If the toolbar says so, lists beside the story what a screen reader gets, in reading order. */
export const withScreenReader: Decorator = (Story, { canvasElement, globals, viewMode }) => (
  <>
    <Story />
    {globals['screenReader'] === 'shown' && (
      <Outline root={canvasElement} beside={viewMode !== 'docs'} />
    )}
  </>
);

function Outline({ root, beside }: { root: Element; beside: boolean }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setLines(linesOf(root));
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  }, [root]);
  return (
    <pre aria-hidden style={{ ...panel, ...(beside && { position: 'fixed', inset: '0 0 0 50%' }) }}>
      {lines.join('\n')}
    </pre>
  );
}

const panel = {
  zIndex: 9999,
  overflow: 'auto',
  margin: 0,
  padding: 16,
  font: '13px/1.5 monospace',
  whiteSpace: 'pre-wrap',
  color: 'CanvasText',
  background: 'Canvas',
} as const;

const SILENT = [null, 'generic', 'none', 'presentation'];

const STATES = ['invalid', 'disabled', 'expanded', 'current', 'busy'];

/** A line for each text and each element with a role, indented by its depth. */
function linesOf(parent: Element): string[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() || [];
    if (!(node instanceof Element) || isInaccessible(node)) return [];
    const role = getRole(node);
    const inner = linesOf(node);
    if (SILENT.includes(role)) return inner;
    const name = computeAccessibleName(node);
    const states = STATES.flatMap((state) => {
      const value = node.getAttribute(`aria-${state}`);
      return value && value !== 'false' ? `${state}: ${value}` : [];
    });
    const isName = inner.length === 1 && inner[0] === name;
    const line = [role, name && `“${name}”`, ...states].filter(Boolean).join(', ');
    return [line, ...(isName ? [] : inner.map((each) => `  ${each}`))];
  });
}
