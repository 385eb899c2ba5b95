import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ErrorPage } from '../../src/components/fallback/ErrorPage.tsx';
import { pageReview } from '../pageReview.ts';

const meta = {
  component: ErrorPage,
  tags: ['phone-picture'],
  args: { onReload: fn() },
  parameters: { layout: 'fullscreen', chromatic: pageReview },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page broke: what was typed is safe, and the page can be loaded again. */
export const Broken: Story = {
  parameters: {
    state: {
      cause: 'A part of a page fails while it is drawn, or cannot be fetched.',
      law: { design: 'Say what happens next and when.' },
    },
  },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button'));

    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
