import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBanner } from '../../src/components/landing/PartnerBanner.tsx';
import { state } from '../parameters.ts';

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

/** The banner shows the name of the program, the note “limited-time”, and the heading. */
export const Banner: Story = {
  parameters: state('The landing page is open.', "P3: 'Limited-time' has no date or countdown."),
};
