import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactBlock } from '../../src/components/frame/ContactBlock.tsx';
import { FooterCell } from '../../src/components/frame/FooterCell.tsx';

const meta = {
  title: 'Pages/Frame/ContactBlock',
  id: 'frame-contactblock',
  component: ContactBlock,
  tags: ['guide', 'new'],
  decorators: (Story) => (
    <FooterCell heading="Contact">
      <Story />
    </FooterCell>
  ),
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
