import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import Button from '@mui/material/Button';

/**
 * For one thing that a visitor does here: contained for the next step, outlined for another one,
 * text for a quiet one. Not for a link within a sentence: use Link. A page has one contained button,
 * so that its accent shows what comes next.
 */
const meta = {
  title: 'Primitives/Button',
  id: 'ui-form-button',
  component: Button,
  // The manifest for tools reads no file of a library.
  tags: ['guide', 'new', '!manifest'],
  args: { children: 'Send Code', variant: 'contained', size: 'medium', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['contained', 'outlined', 'text'] },
    size: { control: 'inline-radio', options: ['medium', 'small'] },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
