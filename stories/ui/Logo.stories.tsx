import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../src/components/ui/Logo.tsx';
import { state } from '../parameters.ts';

/**
 * For the header and footer of a page, unmodified, in the color of the surrounding text. Not within
 * a sentence: write ProBuilt there.
 */
const meta = {
  title: 'Primitives/Logo',
  id: 'ui-logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The mark and the name, in the color of the surrounding text. */
export const Mark: Story = {
  parameters: state('Any page is open.', 'Header: a logo linking to /.'),
};
