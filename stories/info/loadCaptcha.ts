import type { StoryContext } from '@storybook/react-vite';
import { infoForm } from '../../src/content/infoForm.ts';

export async function loadCaptcha(canvas: StoryContext['canvas']) {
  await canvas.findByRole('checkbox', { name: infoForm.captcha });
}
