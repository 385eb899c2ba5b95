import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../src/components/ui/Logo.tsx';

/**
 * For the header and footer of a page, as it is drawn, in the color of the text around it. Not for a
 * word within a sentence: there it is written ProBuilt.
 */
const meta = {
  title: 'Primitives/Logo',
  id: 'ui-logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The mark and the name, in the color of the text around them. */
export const Mark: Story = {
  parameters: { state: { cause: 'Every page.', law: 'Header: a logo linking to /.' } },
};
