import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../../src/components/ui/VisuallyHidden.tsx';

/**
 * For text that only screen reader users need. Not for advice that all visitors need:
 * sighted visitors would miss it.
 */
const meta = {
  title: 'Primitives/VisuallyHidden',
  id: 'ui-page-visuallyhidden',
  component: VisuallyHidden,
  // The component manifest does not support `styled`.
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
