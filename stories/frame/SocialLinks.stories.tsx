import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterCell } from '../../src/components/frame/FooterCell.tsx';
import { SocialLinks } from '../../src/components/frame/SocialLinks.tsx';

const meta = {
  title: 'Pages/Frame/SocialLinks',
  id: 'frame-sociallinks',
  component: SocialLinks,
  tags: ['guide', 'new'],
  decorators: (Story) => (
    <FooterCell>
      <Story />
    </FooterCell>
  ),
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
