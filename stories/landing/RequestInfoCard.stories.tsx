import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestInfoCard } from '../../src/components/landing/RequestInfoCard.tsx';
import { atWidth } from '../atWidth.tsx';
import { inViews } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/RequestInfoCard',
  id: 'landing-requestinfocard',
  component: RequestInfoCard,
  // The drawing extends beyond the card. This `div` clips it, as the section of the page does.
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'clip' }}>
        <Story />
      </div>
    ),
    atWidth('page'),
  ],
} satisfies Meta<typeof RequestInfoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The landing page is open. The whole card is one link to the request form (§2). */
export const Card: Story = {
  tags: ['right-to-left'],
  parameters: {
    chromatic: inViews('right-to-left'),
  },
};
