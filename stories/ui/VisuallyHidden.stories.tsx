import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../src/components/ui/VisuallyHidden.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it for text that only screen reader users need. Other visitors would miss advice that is
 * hidden in this component.
 */
const meta = {
  title: 'Primitives/VisuallyHidden',
  id: 'ui-visuallyhidden',
  component: VisuallyHidden,
  tags: ['guide'],
  parameters: { ...noPicture },
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
