import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageMeta } from '../../../src/components/ui/PageMeta.tsx';
import { pages } from '../../../src/content/pages.ts';

/**
 * Once in each page: the title of its tab, and the text for search engines and shared links. Not for
 * words on the page.
 */
const meta = {
  title: 'Primitives/PageMeta',
  id: 'ui-page-pagemeta',
  component: PageMeta,
  tags: ['guide', 'new'],
  args: { title: pages.gate.title, description: pages.gate.description },
  render: (args) => (
    <>
      <PageMeta {...args} />
      <p>The tab says: {args.title}</p>
    </>
  ),
} satisfies Meta<typeof PageMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
