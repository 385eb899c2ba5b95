import type { Decorator } from '@storybook/react-vite';
import { generateAriaTree, renderAriaTree } from 'ivya/aria';
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
  const [outline, setOutline] = useState('');
  useEffect(() => {
    const read = () => setOutline(renderAriaTree(generateAriaTree(root)));
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  }, [root]);
  return (
    <pre aria-hidden style={{ ...panel, ...(beside && { position: 'fixed', inset: '0 0 0 50%' }) }}>
      {outline}
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
