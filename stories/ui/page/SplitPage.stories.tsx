import type { Meta, StoryObj } from '@storybook/react-vite';
import Typography from '@mui/material/Typography';
import { SplitPage } from '../../../src/components/ui/SplitPage.tsx';
import { pages } from '../../../src/content/pages.ts';

const meta = {
  title: 'Primitives/SplitPage',
  id: 'ui-page-splitpage',
  component: SplitPage,
  tags: ['guide', 'new'],
  args: {
    drawing: 'podium',
    even: true,
    children: <Typography variant="h1">{pages.gate.heading}</Typography>,
  },
  parameters: {
    use: {
      for: 'A page with one thing to do or to say: the gate, an error, a path that leads nowhere.',
      not: 'A page with more to read, as the landing page: it stands in a Container.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SplitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
