import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterCell } from '../../src/components/frame/FooterCell.tsx';

const meta = {
  title: 'Pages/Frame/FooterCell',
  id: 'frame-footercell',
  component: FooterCell,
  tags: ['guide', 'new'],
  args: { heading: 'Legal', children: 'Privacy Policy' },
} satisfies Meta<typeof FooterCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
