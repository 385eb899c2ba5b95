import type { StoryContext } from '@storybook/react-vite';
import { infoForm } from '../../src/content/infoForm.ts';

/** Waits until the captcha is loaded. */
export async function loadCaptcha(canvas: StoryContext['canvas']) {
  await canvas.findByRole('checkbox', { name: infoForm.captcha });
}
