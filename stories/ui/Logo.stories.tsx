import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../../src/components/ui/Logo.tsx';

const meta = {
  title: 'Primitives/Logo',
  id: 'ui-logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark and the name, in the color of the text around them. */
export const Mark: Story = {
  parameters: { state: { cause: 'Every page.', law: 'Header: a logo linking to /.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ProBuilt' })).toBeVisible();
  },
};
