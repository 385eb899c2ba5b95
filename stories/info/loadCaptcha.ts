import type { StoryContext } from '@storybook/react-vite';

/** Waits until the captcha is loaded. */
export async function loadCaptcha(canvas: StoryContext['canvas']) {
  await canvas.findByRole('checkbox');
}
