import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../../src/components/ui/VisuallyHidden.tsx';

/**
 * For words that a screen reader adds to what others see at a glance. Not for advice that all
 * visitors need: those who see the page would miss it.
 */
const meta = {
  title: 'Primitives/VisuallyHidden',
  id: 'ui-page-visuallyhidden',
  component: VisuallyHidden,
  // The manifest for tools does not read `styled`.
  tags: ['guide', 'new', '!manifest'],
  args: { children: 'done' },
  render: ({ children }) => (
    <p>
      Email <VisuallyHidden>{children}</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
