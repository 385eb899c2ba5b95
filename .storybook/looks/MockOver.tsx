import useMediaQuery from '@mui/material/useMediaQuery';
import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useState } from 'react';
import { mocks, mockUrl, type Mock } from '../../stories/mocks/mocks.ts';

/** The mock over its story, where the toolbar says so and the story shows the same as the mock. */
export const withMock: Decorator = (Story, { id, globals, viewMode }) => {
  const mock = mocks[id];
  const view: unknown = globals['mock'];
  if (!mock?.differs || viewMode === 'docs' || (view !== 'over' && view !== 'difference'))
    return <Story />;
  return (
    <>
      <Story />
      <MockOver mock={mock} view={view} isLight={globals['colorScheme'] !== 'dark'} />
    </>
  );
};

interface MockOverProps {
  mock: Mock;
  view: 'over' | 'difference';
  isLight: boolean;
}

/** A mock is compared only as it was drawn: in light, and in one of two widths. */
function MockOver({ mock, view, isLight }: MockOverProps) {
  const isPhone = useMediaQuery('(width: 390px)', { noSsr: true });
  const isDesk = useMediaQuery('(width: 1440px)', { noSsr: true });
  const [share, setShare] = useState(50);
  if (!isLight || !(isPhone || isDesk)) return <ChooseWidth />;
  const isOver = view === 'over';
  return (
    <>
      {/* A bar would take some of the width. */}
      <style>{'html { scrollbar-width: none }'}</style>
      <img
        src={mockUrl(mock, isPhone ? 'phone' : 'desk')}
        alt=""
        style={{
          position: 'absolute',
          insetBlockStart: 0,
          left: 0,
          zIndex: 9998,
          maxWidth: 'none',
          pointerEvents: 'none',
          ...(isOver
            ? { clipPath: `inset(0 ${100 - share}% 0 0)` }
            : { mixBlendMode: 'difference' }),
        }}
      />
      <div style={bar}>
        {isOver ? (
          <>
            Mock
            <input
              type="range"
              aria-label="How much of the mock is seen"
              value={share}
              onChange={(event) => setShare(Number(event.target.value))}
              style={{ flex: 1 }}
            />
            Built
          </>
        ) : (
          'Black where mock and story are the same'
        )}
      </div>
    </>
  );
}

function ChooseWidth() {
  return (
    <div style={bar}>
      The mock was drawn in light, in two widths. Compare at
      {[390, 1440].map((width) => (
        <button key={width} type="button" onClick={() => compareAt(width)}>
          {width} px
        </button>
      ))}
    </div>
  );
}

/** Sets scheme and viewport of the toolbar. */
function compareAt(width: number) {
  const viewport = { value: `w${width}`, isRotated: false };
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { colorScheme: 'light', viewport } });
}

const bar = {
  position: 'fixed',
  zIndex: 9999,
  insetInline: 16,
  bottom: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px',
  border: '1px solid',
  color: 'black',
  backgroundColor: 'white',
} as const;
