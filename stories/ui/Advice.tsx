import type { ReactNode } from 'react';

interface Way {
  /** The component, used that way. */
  example: ReactNode;
  /** Why to use it so, or not. */
  because: string;
}

export interface AdviceProps {
  right: Way;
  wrong: Way;
}

/** Two ways to use a component, side by side: one to follow, one to leave. */
export function Advice({ right, wrong }: AdviceProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        gap: 32,
      }}
    >
      <Column word="Do" color="primary-main" {...right} />
      <Column word="Don’t" color="error-main" {...wrong} />
    </div>
  );
}

function Column({ word, color, example, because }: Way & { word: string; color: string }) {
  return (
    <figure style={{ display: 'grid', gap: 16, alignContent: 'start', margin: 0 }}>
      <div>{example}</div>
      <figcaption style={{ borderTop: `3px solid var(--mui-palette-${color})`, paddingTop: 8 }}>
        <strong>{word}.</strong> {because}
      </figcaption>
    </figure>
  );
}
