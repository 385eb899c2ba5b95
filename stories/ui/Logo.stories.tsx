import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../../src/components/ui/Logo.tsx';
import { Advice } from './Advice.tsx';

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ProBuilt' })).toBeVisible();
  },
};

/** Which way serves, and which does not. */
export const DoAndDont: Story = {
  tags: ['guide'],
  render: () => (
    <Advice
      right={{ example: <Logo />, because: 'As it is drawn, in the color of the text around it.' }}
      wrong={{
        example: <Logo preserveAspectRatio="none" style={{ width: 240, height: 28 }} />,
        because: 'Its shape is its own: it is never stretched.',
      }}
    />
  ),
};
