import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import Button from '@mui/material/Button';

/**
 * Use it for an action; [Links and buttons](?path=/docs/primitives-links-and-buttons--docs) compares
 * it with links.
 *
 * - **Variants.** `contained` is the next step, `outlined` an alternative, `text` a minor action.
 *   Show only one contained button at a time, because its accent color marks the next step.
 * - **Sizes.** `medium` is 52 pixels high, for forms and pages; `small` is 44, for the header.
 * - **Pending.** The label stays, a spinner stands beside it, and `aria-disabled` refuses presses
 *   without losing the focus. SubmitButton does so for forms. Do not use `disabled`.
 * - **On a blueprint.** Only `contained` is legible there. Its focus ring is then white.
 * - **Keyboard.** Enter and Space press a button. With `href`, it is a link, which Enter follows.
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
