import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import Button from '@mui/material/Button';

/**
 * Use it for an action. The variant `contained` is for the next step, `outlined` for an alternative
 * and `text` for a minor action. Show only one contained button at a time, because its accent color
 * marks the next step. For a link within a sentence, use Link.
 */
const meta = {
  title: 'Primitives/Button',
  id: 'ui-button',
  component: Button,
  // The component manifest does not include library files.
  tags: ['guide', '!manifest'],
  args: { children: 'Send Code', variant: 'contained', size: 'medium', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['contained', 'outlined', 'text'] },
    size: { control: 'inline-radio', options: ['medium', 'small'] },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
