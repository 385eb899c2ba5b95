import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { PolicyContents } from '../../src/components/policy/PolicyContents.tsx';
import { PageFrame } from '../../src/components/frame/PageFrame.tsx';
import { policyFor } from '../../src/content/policy.ts';
import { page, state } from '../parameters.ts';

const meta: Meta = {
  title: 'Primitives/Layers',
  id: 'states-layers',
  parameters: {
    ...page,
    // In its picture, the back-to-top control is missing at times. Its tree is compared.
    chromatic: { disableSnapshot: true },
    // The skip link covers part of the logo, so axe would report the logo as too small a target.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
};

export default meta;

/** The skip link, the loading line, the open contents and the back-to-top control are on top. */
export const OnTop: StoryObj = {
  parameters: state('The page has positioned content below its fixed and sticky parts.', {
    design: 'Fixed and sticky parts stay above the page.',
  }),
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
    await userEvent.tab();
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
