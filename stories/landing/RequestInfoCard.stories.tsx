import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestInfoCard } from '../../src/components/landing/RequestInfoCard.tsx';
import { atWidth } from '../atWidth.tsx';
import { state } from '../parameters.ts';

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

export const Playground: Story = { tags: ['guide'] };

/** The whole card is one link to the request form. */
export const Card: Story = {
  parameters: state('The landing page is open.', 'a Request Information card linking to /info'),
};
