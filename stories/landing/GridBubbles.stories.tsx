import type { Meta, StoryObj } from '@storybook/react-vite';
import { GridBubbles } from '../../src/components/landing/GridBubbles.tsx';

const meta = {
  title: 'Pages/Landing/GridBubbles',
  id: 'landing-gridbubbles',
  component: GridBubbles,
  tags: ['guide', 'new'],
  decorators: (Story) => (
    <div style={{ position: 'relative', height: 240 }}>
      <Story />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GridBubbles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
