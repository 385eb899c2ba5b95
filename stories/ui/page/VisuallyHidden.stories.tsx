import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../../src/components/ui/VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  id: 'ui-page-visuallyhidden',
  component: VisuallyHidden,
  // The manifest for tools does not read `styled`.
  tags: ['guide', 'new', '!manifest'],
  args: { children: 'done' },
  argTypes: {
    children: {
      description: 'The words that only a screen reader says.',
      control: 'text',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  render: ({ children }) => (
    <p>
      Email <VisuallyHidden>{children}</VisuallyHidden>
    </p>
  ),
  parameters: {
    use: {
      for: 'What others see at a glance, said to a screen reader.',
      not: 'What everybody needs to know.',
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
