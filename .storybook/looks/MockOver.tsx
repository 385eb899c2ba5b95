import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { mocks, mockUrl, type Mock } from '../../stories/mocks/mocks.ts';
import { breakpoints } from '../../src/theme/tokens.ts';

/** The drawing over its story, where the toolbar says so and there is one. */
export const withMock: Decorator = (Story, { id, globals, viewMode }) => {
  const mock = mocks[id];
  if (!mock || globals['drawing'] !== 'over' || viewMode === 'docs') return <Story />;
  return (
    <>
      <Story />
      <MockOver mock={mock} />
    </>
  );
};

/** The drawing on the left of a slider; on the right of it the story is seen. */
function MockOver({ mock }: { mock: Mock }) {
  const [share, setShare] = useState(50);
  const wanted = innerWidth < breakpoints.md ? 'phone' : 'desk';
  const size = mock.sizes.find((one) => one === wanted) ?? mock.sizes[0] ?? wanted;
  return (
    <>
      <img
        src={mockUrl(mock, size)}
        alt=""
        style={{
          position: 'absolute',
          insetBlockStart: 0,
          left: 0,
          zIndex: 9998,
          maxWidth: 'none',
          clipPath: `inset(0 ${100 - share}% 0 0)`,
          pointerEvents: 'none',
        }}
      />
      <input
        type="range"
        aria-label="How much of the drawing is seen"
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
        style={{ position: 'fixed', zIndex: 9999, insetInline: 16, bottom: 16, width: 'auto' }}
      />
    </>
  );
}
