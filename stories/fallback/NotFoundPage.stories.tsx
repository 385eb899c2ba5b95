import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from '../../src/components/fallback/NotFoundPage.tsx';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { asPage, inViews } from '../parameters.ts';

const meta = {
  title: 'Pages/Fallback/NotFoundPage',
  id: 'fallback-notfoundpage',
  component: NotFoundPage,
  tags: ['page'],
  decorators: inPageFrame({ signedIn: false, path: '/missing' }),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A visitor opens an unknown path. The page says 'The page does not exist!' and links to / (§2).
 */
export const NotFound: Story = {
  tags: ['error', 'desk'],
  parameters: {
    design: mock('not-found'),
    chromatic: inViews('desk'),
  },
};
