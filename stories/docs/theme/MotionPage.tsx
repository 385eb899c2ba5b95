import { useState } from 'react';
import { controlRadius, fontFamily, light, motion, type } from '../../../src/theme/tokens.ts';
import { DocsTable } from '../DocsTable.tsx';
import { inScheme } from './inScheme.ts';
import { inWords, motionUses } from './uses.ts';

const { easing, ...durations } = motion;

/** What does not run on the site's own curve. */
const curves: Partial<Record<string, string>> = {
  refusal: 'ease',
  turn: 'linear',
  calmTurn: 'linear',
};

/** Every duration on its curve, to be played. Reduced motion stops all but the spinner. */
export function MotionPage() {
  const [there, setThere] = useState(false);
  return (
    <>
      <button
        type="button"
        style={{
          ...type.button,
          fontFamily,
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
        columns={['Name', 'Used', 'Milliseconds', 'Played']}
        rows={Object.entries(durations).map(([name, duration]) => [
          inWords(name, motionUses[name as keyof typeof motionUses]),
          motionUses[name as keyof typeof motionUses][1],
          duration,
          <Runner
            key="runner"
            there={there}
            transition={`transform ${duration}ms ${curves[name] ?? easing}`}
          />,
        ])}
      />
      <DocsTable
        caption="Curves"
        columns={['Name', 'Curve', 'Of']}
        rows={[
          ['The site’s own', easing, 'quick, run'],
          ['The browser’s', 'ease', 'refusal'],
          ['Even', 'linear', 'turn, calmTurn: a spinner turns until the answer is there'],
        ]}
      />
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
          backgroundColor: inScheme(({ primary }) => primary.main),
          transform: there ? 'translateX(216px)' : 'none',
          transition,
        }}
      />
    </div>
  );
}
