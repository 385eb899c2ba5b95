import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../src/components/ui/Logo.tsx';

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

/** Any page is open. The logo has the color of the surrounding text (§1). */
export const Mark: Story = {};
