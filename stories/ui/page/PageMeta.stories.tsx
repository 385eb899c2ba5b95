import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageMeta } from '../../../src/components/ui/PageMeta.tsx';
import { pages } from '../../../src/content/pages.ts';

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
  parameters: {
    use: {
      for: 'Once in each page: the title of its tab, and what a search engine or a shared link says.',
      not: 'Words on the page.',
    },
  },
} satisfies Meta<typeof PageMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
