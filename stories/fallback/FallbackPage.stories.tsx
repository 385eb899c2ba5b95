import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { FallbackPage } from '../../src/components/fallback/FallbackPage.tsx';
import { pages } from '../../src/content/pages.ts';
import { inPageFrame } from '../inPageFrame.tsx';

const meta = {
  title: 'Pages/Fallback/FallbackPage',
  id: 'fallback-fallbackpage',
  component: FallbackPage,
  tags: ['guide', 'new'],
  decorators: inPageFrame({ signedIn: false, path: '/missing' }),
  args: {
    page: pages.notFound,
    children: (
      <Button variant="contained" href="/">
        {pages.notFound.action}
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FallbackPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
