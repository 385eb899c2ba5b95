import { useState } from 'react';
import { controlRadius, light, motion, type } from '../../src/theme/tokens.ts';
import { DocsTable } from './DocsTable.tsx';

const { easing, ...durations } = motion;

/** Every duration on the one curve, to be played. Reduced motion stops them all. */
export function MotionPage() {
  const [there, setThere] = useState(false);
  return (
    <>
      <button
        type="button"
        style={{
          ...type.button,
          fontFamily: 'inherit',
          padding: '10px 22px',
          border: 0,
          borderRadius: controlRadius,
          color: light.hivis.ink,
          backgroundColor: light.hivis.main,
        }}
        onClick={() => setThere(!there)}
      >
        Play
      </button>
      <DocsTable
        caption="Durations"
        columns={['Name', 'Milliseconds', 'Played']}
        rows={Object.entries(durations).map(([name, duration]) => [
          name,
          duration,
          <Runner key="runner" there={there} transition={`transform ${duration}ms ${easing}`} />,
        ])}
      />
      <DocsTable caption="Curve" columns={['Of', 'Curve']} rows={[['Every duration', easing]]} />
    </>
  );
}

function Runner({ there, transition }: { there: boolean; transition: string }) {
  return (
    <div style={{ width: 240 }}>
      <div
        style={{
          width: 24,
          height: 24,
          backgroundColor: light.blueprint.main,
          transform: there ? 'translateX(216px)' : 'none',
          transition,
        }}
      />
    </div>
  );
}
