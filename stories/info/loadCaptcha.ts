import type { StoryContext } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';

/** Loads the captcha as a touch of the form does, and waits for it. */
export async function loadCaptcha(canvas: StoryContext['canvas']) {
  await fireEvent.focusIn(canvas.getByRole('group', { name: 'Captcha' }));
  await canvas.findByRole('checkbox');
}
