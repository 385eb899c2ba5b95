import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLine } from '../../src/components/gate/GateMessage.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';
import { state } from '../parameters.ts';

/**
 * Use it for one sentence about a problem, in a form with a single field. For several problems, or
 * for a success, use Notice.
 */
const meta = {
  title: 'Primitives/StatusLine',
  id: 'ui-statusline',
  component: StatusLine,
  decorators: atWidth('gate'),
} satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'], args: { children: messages.sendFailed } };

/** Color, icon and text show the error. */
export const Failed: Story = {
  tags: ['error'],
  parameters: state('The code could not be sent.', 'code send failed'),
  args: { children: messages.sendFailed },
};
