import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/components/ui/Spinner.tsx';

/**
 * For a pending action, beside text that names it, because screen readers ignore a spinner. Not for
 * a loading page: PageFrame shows a progress line.
 */
const meta = {
  title: 'Primitives/Spinner',
  id: 'ui-form-spinner',
  component: Spinner,
  tags: ['guide', 'new'],
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
