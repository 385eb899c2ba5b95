import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PolicyContents } from '../../src/components/policy/PolicyContents.tsx';
import { PageFrame } from '../../src/components/frame/PageFrame.tsx';
import { policyFor } from '../../src/content/policy.ts';
import { asPage } from '../parameters.ts';

const meta: Meta = {
  title: 'Primitives/Layers',
  id: 'states-layers',
  tags: ['covers'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: asPage },
    controls: { disable: true },
    // Its assertions replace a picture, in which the back-to-top control was missing at times.
    chromatic: { disableSnapshot: true },
    // The skip link covers part of the logo, so axe would report the logo as too small a target.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
};

export default meta;

/**
 * The page has positioned content below its fixed and sticky parts. The skip link, the open
 * contents and the back-to-top control are on top.
 */
export const OnTop: StoryObj = {
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <PageFrame signedIn path="/" year={2026} scrolled busy onBackToTop={() => undefined}>
      <h1>Layers</h1>
      <Container>
        <PolicyContents sections={policyFor().sections} current="user-rights" />
      </Container>
      <div style={content}>Positioned content</div>
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    for (const selector of ['a[href="#main"]', 'summary', '[aria-label="Back to top"]'])
      await waitFor(() => expect(isOnTop(canvasElement, selector), selector).toBe(true));
  },
};

/** Covers the window, like content with a layer of its own. */
const content = {
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  background: '#E9ECE8',
  color: '#0B1622',
} as const;

/** Focuses a part, because the skip link is hidden otherwise. Returns whether nothing covers it. */
function isOnTop(root: Element, selector: string): boolean {
  const part = root.querySelector<HTMLElement>(selector);
  if (!part) return false;
  part.focus({ preventScroll: true });
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
