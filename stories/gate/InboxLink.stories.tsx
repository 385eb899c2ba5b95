import type { Meta, StoryObj } from '@storybook/react-vite';
import { InboxLink } from '../../src/components/gate/InboxLink.tsx';

const meta = {
  title: 'Forms/Gate/InboxLink',
  id: 'gate-inboxlink',
  component: InboxLink,
  tags: ['guide', 'new'],
  args: { name: 'Gmail', url: 'https://mail.google.com/' },
} satisfies Meta<typeof InboxLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
