import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from '../../src/components/ui/Notice.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';
import { Advice } from './Advice.tsx';
import { themeColor } from './themeColor.ts';

const meta = {
  title: 'Primitives/Notice',
  id: 'ui-notice',
  component: Notice,
  decorators: atWidth('inForm'),
  args: { tone: 'problem', role: 'alert', children: <strong>{messages.connectionFailed}</strong> },
  parameters: {
    deadMenus: ['contrast', 'motion'],
    use: {
      for: 'A message about the whole form or page, with its sign.',
      not: 'The problem of one field: that stands at its Field.',
    },
    state: { law: { design: 'Nothing is told by color alone.' } },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'], args: { children: messages.connectionFailed } };

/** Something needs attention: red, and read out at once. */
export const Problem: Story = {
  tags: ['error'],
  parameters: { state: { cause: 'The request could not be sent.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.connectionFailed);
    const color = themeColor('error-main', canvasElement);
    await expect(canvas.getByText(messages.connectionFailed)).toHaveStyle({ color });
  },
};

/** Something succeeded. It is read out when the reader pauses. */
export const Done: Story = {
  parameters: { state: { cause: 'The request was sent.' } },
  args: { tone: 'done', role: 'status', children: <strong>{messages.sent}</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.sent);
  },
};

/** Which way serves, and which does not. */
export const DoAndDont: Story = {
  tags: ['guide'],
  args: { children: messages.connectionFailed },
  render: () => (
    <Advice
      right={{
        example: (
          <Notice tone="problem">
            <strong>{messages.connectionFailed}</strong> Everything that you typed is kept.
          </Notice>
        ),
        because: 'It says what happened, and what that means.',
      }}
      wrong={{
        example: (
          <Notice tone="problem">
            <strong>Error</strong>
          </Notice>
        ),
        because: 'It frightens and helps nobody.',
      }}
    />
  ),
};
