import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from '../../src/components/fallback/NotFoundPage.tsx';
import { everyView } from '../pageReview.ts';

const meta = {
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any other path: 'The page does not exist!', and the way to the start. */
export const NotFound: Story = {
  tags: ['every-view'],
  parameters: {
    chromatic: everyView,
    state: { cause: 'Anyone opens any other path.', law: "Page saying 'The page does not exist!'" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The page does not exist!',
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};
