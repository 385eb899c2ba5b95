import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBanner } from '../../src/components/landing/PartnerBanner.tsx';

const meta = {
  title: 'Pages/Landing/PartnerBanner',
  id: 'landing-partnerbanner',
  component: PartnerBanner,
  // The ticks of the dimension line extend into the gutter that `Container` adds.
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The landing page is open. The banner shows the name of the program, the note “limited-time”,
 * and the heading (P3).
 */
export const Banner: Story = {};
