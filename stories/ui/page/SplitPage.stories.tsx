import type { Meta, StoryObj } from '@storybook/react-vite';
import Typography from '@mui/material/Typography';
import { SplitPage } from '../../../src/components/fallback/SplitPage.tsx';
import { pages } from '../../../src/content/pages.ts';

/**
 * For a page with one thing to say: an error, a missing page. Not for a page with
 * more to read, such as the landing page: use a Container.
 */
const meta = {
  title: 'Primitives/SplitPage',
  id: 'ui-page-splitpage',
  component: SplitPage,
  tags: ['guide', 'new'],
  args: {
    drawing: 'podium',
    page: 'hover',
    even: true,
    children: <Typography variant="h1">{pages.gate.heading}</Typography>,
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SplitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
