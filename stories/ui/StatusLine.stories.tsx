import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusLine } from '../../src/components/ui/StatusLine.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';
import { Advice } from './Advice.tsx';
import { themeColor } from './themeColor.ts';

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
  play: async ({ canvas, canvasElement }) => {
    const color = themeColor('error-main', canvasElement);
    await expect(canvas.getByText(messages.sendFailed)).toHaveStyle({ color });
  },
};

/** Which way serves, and which does not. */
export const DoAndDont: Story = {
  tags: ['guide'],
  args: { children: messages.sendFailed },
  render: () => (
    <Advice
      right={{
        example: <StatusLine>{messages.sendFailed}</StatusLine>,
        because: 'Color, sign and words say the same.',
      }}
      wrong={{
        example: <p style={{ color: 'var(--mui-palette-error-main)' }}>Email</p>,
        because: 'By color alone, many learn nothing.',
      }}
    />
  ),
};
