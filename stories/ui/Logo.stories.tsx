import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../src/components/ui/Logo.tsx';

const meta = {
  title: 'Primitives/Logo',
  id: 'ui-logo',
  component: Logo,
  parameters: {
    deadMenus: ['contrast', 'motion', 'direction'],
    use: {
      for: 'The head and the foot of a page.',
      not: 'A word within a sentence: there it is written ProBuilt.',
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** The mark and the name, in the color of the text around them. */
export const Mark: Story = {
  parameters: { state: { cause: 'Every page.', law: 'Header: a logo linking to /.' } },
};
