import { buildArgsParam } from 'storybook/internal/router';
import type { Decorator } from '@storybook/react-vite';

/**
 * The story in light beside the story in dark, where the toolbar says so. Each stands in a window
 * of its own, so that its layout follows the width that it really has.
 */
export const withBothSchemes: Decorator = (Story, { id, args, initialArgs, globals, viewMode }) => {
  if (globals['colorScheme'] !== 'both' || viewMode === 'docs') return <Story />;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          title={`The story in the ${scheme} scheme`}
          src={storyUrl(id, buildArgsParam(initialArgs, args), { ...globals, colorScheme: scheme })}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  );
};

/** The address of a story by itself, with its arguments and what the toolbar sets. */
export function storyUrl(id: string, args: string, globals: Record<string, unknown>): string {
  const set = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', args, globals: set })}`;
}
