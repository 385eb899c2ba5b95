import type { SyntheticEvent } from 'react';
import { inScheme } from '../../stories/docs/theme/inScheme.ts';
import { FRAME_NAME } from './frameTurn.ts';

export interface FittedFrameProps {
  title: string;
  /** The address of a story by itself. */
  src: string;
  /** Without it the frame is as wide as its place. */
  width: string | undefined;
  /** Without it the frame is as high as its story. */
  height: string | undefined;
}

/** A story in a window of its own, among the documents. */
export function FittedFrame({ title, src, width = '100%', height }: FittedFrameProps) {
  return (
    <iframe
      name={FRAME_NAME}
      title={title}
      src={src}
      loading="lazy"
      onLoad={height === undefined ? fitFrame : undefined}
      style={{
        display: 'block',
        width,
        maxWidth: '100%',
        height,
        minHeight: 96,
        border: 0,
        outline: `1px solid ${inScheme(({ line }) => line.control)}`,
      }}
    />
  );
}

/** Keeps a frame as high as its story. */
function fitFrame({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const root = frame.contentDocument?.getElementById('storybook-root');
  if (!root) return;
  new ResizeObserver(() => {
    const { top, bottom } = root.getBoundingClientRect();
    frame.style.height = `${Math.ceil(bottom + top)}px`;
  }).observe(root);
}
