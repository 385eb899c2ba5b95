import { Anchor, Description, DocsContext, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ContextType, type SyntheticEvent } from 'react';
import { FRAME_NAME } from './frameTurn.ts';
import { inScheme } from '../../stories/docs/theme/inScheme.ts';
import { fontFamily } from '../../src/theme/tokens.ts';
import { viewports } from '../viewports.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A story as it stands by itself: played, in its width, with the toolbar's choices. */
export function StoryFrame({ story }: { story: Story }) {
  const globals = useGlobals(story);
  const { id, name, storyGlobals, tags } = story;
  const isWindow = tags.includes('page') || tags.includes('flow');
  const size = viewports[storyGlobals['viewport']?.value]?.styles;
  const src = `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`;
  return (
    <Anchor storyId={id}>
      <Subheading>{name}</Subheading>
      <Description of={story.moduleExport} />
      <iframe
        key={src}
        name={FRAME_NAME}
        title={`${name}, in a window of its own`}
        src={src}
        loading="lazy"
        onLoad={isWindow ? undefined : fitFrame}
        style={{
          display: 'block',
          boxSizing: 'border-box',
          width: size?.width ?? '100%',
          maxWidth: '100%',
          height: isWindow ? (size?.height ?? '900px') : undefined,
          minHeight: 96,
          border: `1px solid ${inScheme(({ line }) => line.control)}`,
        }}
      />
      <details
        style={{
          marginBlock: '8px 32px',
          font: `14px ${fontFamily}`,
          color: inScheme(({ text }) => text.primary),
        }}
      >
        <summary>Code</summary>
        <Source of={story.moduleExport} />
      </details>
    </Anchor>
  );
}

/** Keeps a frame as high as its story. */
function fitFrame({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const root = frame.contentDocument?.getElementById('storybook-root');
  if (!root) return;
  new ResizeObserver(() => {
    const { top, bottom } = root.getBoundingClientRect();
    frame.style.height = `${Math.ceil(bottom + top) + 2}px`;
  }).observe(root);
}

/** The choices of the toolbar, as an address of a story has them. */
function useGlobals(story: Story): string {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Record<string, unknown>>(getStoryContext(story).globals);
  useEffect(() => {
    const update = (changed: { globals: Record<string, unknown> }) => setGlobals(changed.globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? `${name}:${value}` : []))
    .join(';');
}
