import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../src/components/ui/Logo.tsx';
import { state } from '../parameters.ts';

/**
 * Use it unmodified in the header and footer of a page, in the color of the surrounding text.
 * Within a sentence, write ProBuilt instead.
 */
const meta = {
  title: 'Primitives/Logo',
  id: 'ui-logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The logo has the color of the surrounding text. */
export const Mark: Story = {
  parameters: state('Any page is open.', 'Header: a logo linking to /.'),
};
