import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { noPicture } from '../parameters.ts';

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
  args: { children: 'Send Code', variant: 'contained', size: 'medium', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['contained', 'outlined', 'text'] },
    size: { control: 'inline-radio', options: ['medium', 'small'] },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** The next step. Only one contained button is shown at a time. */
export const Contained: Story = {};

/** An alternative to the next step. */
export const Outlined: Story = { args: { variant: 'outlined', children: 'Back' } };

/** A minor action after a text. */
export const Text: Story = { args: { variant: 'text', children: 'Resend code' } };

/** The smaller size, for the header. */
export const Small: Story = { args: { size: 'small', children: 'Contact Us' } };

/** A link to the next page, which looks like a button. */
export const AsLink: Story = { args: { href: '/info', children: 'Request information' } };

/** A call is pending. The label stays, and presses have no effect. */
export const Pending: Story = {
  tags: ['loading'],
  args: { 'aria-disabled': true, startIcon: <CircularProgress aria-hidden /> },
};
