import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLine } from '../../src/components/ui/StatusLine.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Primitives/StatusLine',
  id: 'ui-statusline',
  component: StatusLine,
  decorators: atWidth('gate'),
  parameters: {
    deadMenus: ['contrast', 'motion'],
    use: {
      for: 'One sentence about what went wrong, in a form of one field.',
      not: 'A list of problems, or a success: that is a Notice.',
    },
  },
} satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'], args: { children: messages.sendFailed } };

/** An error, told by its color, its sign and its words. */
export const Failed: Story = {
  tags: ['error'],
  parameters: { state: { cause: 'The code could not be sent.', law: 'code send failed' } },
  args: { children: messages.sendFailed },
};
