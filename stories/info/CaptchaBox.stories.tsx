import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CaptchaBox } from '../../src/components/info/CaptchaBox.tsx';
import { infoForm } from '../../src/content/infoForm.ts';
import { atWidth } from '../atWidth.tsx';

/**
 * Use it before the submit button of a form whose server wants a proof of work shown. It makes no
 * request and needs no key.
 *
 * - **Not for** keeping robots out: its result is not checked and never sent.
 * - **Fallback.** Without workers or a secure context, it is a plain checkbox.
 * - **Keyboard.** Tab reaches the box, and Space checks it. It never blocks Enter in the form.
 */
const meta = {
  title: 'Forms/Info/CaptchaBox',
  id: 'info-captchabox',
  component: CaptchaBox,
  decorators: atWidth('inForm'),
} satisfies Meta<typeof CaptchaBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The widget has loaded. It makes no requests (F10). */
export const Ready: Story = {
  play: async ({ canvas }) => {
    // Waits for our label, because the widget first shows its own.
    const box = await canvas.findByRole('checkbox', { name: infoForm.captcha });
    await expect(box).not.toBeChecked();
  },
};

/**
 * The visitor checks the box with the keyboard, and the device has done the proof of work (F10).
 */
export const Ticked: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');

    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  },
};

/**
 * The widget does not load, or the browser cannot do the proof of work. A plain checkbox
 * replaces it (F10).
 */
export const Unable: Story = {
  tags: ['error'],
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
