import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../src/components/ui/Notice.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';
import { state } from '../parameters.ts';

/**
 * Use it for a message about the whole form or page: an event and its consequence for the visitor.
 * For the error of one field, use Field.
 */
const meta = {
  title: 'Primitives/Notice',
  id: 'ui-notice',
  component: Notice,
  decorators: atWidth('inForm'),
  args: { tone: 'problem', role: 'alert', children: <strong>{messages.connectionFailed}</strong> },
  parameters: {
    state: { rule: { design: 'Color is never the only indication.' } },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'], args: { children: messages.connectionFailed } };

/** A problem is red and announced immediately. */
export const Problem: Story = {
  tags: ['error'],
  parameters: state('The request could not be sent.'),
};

/** A success is announced when the screen reader is idle. */
export const Done: Story = {
  parameters: state('The request was sent.'),
  args: { tone: 'done', role: 'status', children: <strong>{messages.sent}</strong> },
};
