import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBanner } from '../../src/components/landing/PartnerBanner.tsx';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Pages/Landing/PartnerBanner',
  id: 'landing-partnerbanner',
  component: PartnerBanner,
  decorators: atWidth('page'),
} satisfies Meta<typeof PartnerBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The program by name, that it is limited in time, and the statement of the page. */
export const Banner: Story = {
  parameters: { state: { cause: 'The landing page is open.', law: 'P3' } },
};
