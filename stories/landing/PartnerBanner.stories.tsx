import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../src/components/ui/Container.tsx';
import { PartnerBanner } from '../../src/components/landing/PartnerBanner.tsx';

const meta = {
  title: 'Pages/Landing/PartnerBanner',
  id: 'landing-partnerbanner',
  component: PartnerBanner,
  // The ticks of the dimension line stand out into the gutter.
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The program by name, that it is limited in time, and the statement of the page. */
export const Banner: Story = {
  parameters: { state: { cause: 'The landing page is open.', law: 'P3' } },
};
