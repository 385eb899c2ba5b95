import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotFoundPage } from '../../src/components/fallback/NotFoundPage.tsx';
import { inPageFrame } from '../inPageFrame.tsx';
import { everyView } from '../pageReview.ts';

const meta = {
  title: 'Pages/Fallback/NotFoundPage',
  id: 'fallback-notfoundpage',
  component: NotFoundPage,
  decorators: inPageFrame({ signedIn: false, path: '/missing' }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** Any other path: 'The page does not exist!', and the way to the start. */
export const NotFound: Story = {
  tags: ['error', 'page', 'every-view'],
  parameters: {
    chromatic: everyView,
    state: { cause: 'Anyone opens any other path.', law: "Page saying 'The page does not exist!'" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The page does not exist!',
    );
    const way = within(canvas.getByRole('main')).getByRole('link');
    await expect(way).toHaveAttribute('href', '/');
  },
};
