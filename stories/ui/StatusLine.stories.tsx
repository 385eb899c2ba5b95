import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusLine } from '../../src/components/ui/StatusLine.tsx';
import { messages } from '../../src/content/messages.ts';
import { themeColor } from './themeColor.ts';

const meta = {
  title: 'Primitives/StatusLine',
  id: 'ui-statusline',
  component: StatusLine,
} satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

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
