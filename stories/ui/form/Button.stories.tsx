import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import Button from '@mui/material/Button';

const meta = {
  title: 'Primitives/Button',
  id: 'ui-form-button',
  component: Button,
  // The manifest for tools reads no file of a library.
  tags: ['guide', 'new', '!manifest'],
  args: { children: 'Send Code', variant: 'contained', size: 'medium', onClick: fn() },
  argTypes: {
    children: {
      description: 'What it does, as a verb.',
      control: 'text',
      table: { type: { summary: 'ReactNode' } },
    },
    variant: {
      description:
        'How much it weighs: one contained button on a page, others outlined, quiet ones text.',
      control: 'inline-radio',
      options: ['contained', 'outlined', 'text'],
    },
    size: {
      description: 'Small in the header only.',
      control: 'inline-radio',
      options: ['medium', 'small'],
    },
    onClick: { description: 'Called when it is pressed.' },
  },
  parameters: {
    use: {
      for: 'One thing that a visitor does here: contained for what leads on, outlined for another way, text for a quiet one.',
      not: 'A way to a page within a sentence: that is a Link.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
