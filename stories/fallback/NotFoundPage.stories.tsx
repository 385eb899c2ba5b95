import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
