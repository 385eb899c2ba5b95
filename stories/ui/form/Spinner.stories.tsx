import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/components/ui/Spinner.tsx';

/**
 * Use it for a pending action, beside text that names the action, because screen readers ignore a
 * spinner. It does not show that a page is loading: PageFrame has a progress line for that.
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
