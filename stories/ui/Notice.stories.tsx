import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../src/components/ui/Notice.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';

/**
 * For a message about the whole form or page: what happened, and what that means for the visitor. Not
 * for the problem of one field: that stands in its Field.
 */
const meta = {
  title: 'Primitives/Notice',
  id: 'ui-notice',
  component: Notice,
  decorators: atWidth('inForm'),
  args: { tone: 'problem', role: 'alert', children: <strong>{messages.connectionFailed}</strong> },
  parameters: {
    state: { law: { design: 'Color alone has no meaning.' } },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'], args: { children: messages.connectionFailed } };

/** Something needs attention: red, and read out at once. */
export const Problem: Story = {
  tags: ['error'],
  parameters: { state: { cause: 'The request could not be sent.' } },
};

/** Something succeeded. It is read out when the reader pauses. */
export const Done: Story = {
  parameters: { state: { cause: 'The request was sent.' } },
  args: { tone: 'done', role: 'status', children: <strong>{messages.sent}</strong> },
};
