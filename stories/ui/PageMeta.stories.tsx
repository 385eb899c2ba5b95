import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageMeta } from '../../src/components/ui/PageMeta.tsx';
import { pages } from '../../src/content/pages.ts';

/** Use it once per page. It sets the page's title, and the description for search results. */
const meta = {
  title: 'Primitives/PageMeta',
  id: 'ui-pagemeta',
  component: PageMeta,
  tags: ['guide'],
  args: { title: pages.gate.title, description: pages.gate.description },
  render: (args) => (
    <>
      <PageMeta {...args} />
      <p>The title of the tab: {args.title}</p>
    </>
  ),
} satisfies Meta<typeof PageMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
