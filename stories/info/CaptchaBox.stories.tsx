import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CaptchaBox } from '../../src/components/info/CaptchaBox.tsx';
import { infoForm } from '../../src/content/infoForm.ts';
import { atWidth } from '../atWidth.tsx';
import { state } from '../parameters.ts';

const meta = {
  title: 'Forms/Info/CaptchaBox',
  id: 'info-captchabox',
  component: CaptchaBox,
  decorators: atWidth('inForm'),
  parameters: { state: { rule: 'F10' } },
} satisfies Meta<typeof CaptchaBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The widget has loaded. It makes no requests. */
export const Ready: Story = {
  parameters: state('The widget has loaded.'),
  play: async ({ canvas }) => {
    // Waits for our label, because the widget first shows its own.
    const box = await canvas.findByRole('checkbox', { name: infoForm.captcha });
    await expect(box).not.toBeChecked();
  },
};

/** The box is checked with the keyboard, and the device has done the proof of work. */
export const Ticked: Story = {
  parameters: state(
    'The visitor checks the box.',
    'F10: The captcha never blocks the form, and its result is never sent',
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');

    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  },
};

/** If the captcha cannot work, a plain checkbox replaces it. */
export const Unable: Story = {
  tags: ['error'],
  parameters: state(
    'The widget does not load, or the browser cannot do the proof of work.',
    'F10: A plain checkbox replaces the captcha if the page is not a secure context, the browser has no workers, or a file is missing.',
  ),
  beforeEach: () => {
    const { Worker } = globalThis;
    Reflect.deleteProperty(globalThis, 'Worker');
    return () => void Object.assign(globalThis, { Worker });
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: infoForm.captcha });
    await userEvent.click(box);

    await expect(box).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Captcha' })).toHaveTextContent(
      infoForm.captcha,
    );
  },
};
