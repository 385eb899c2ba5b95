import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../src/components/ui/Spinner.tsx';

/**
 * Use it for a pending action, beside text that names the action, because screen readers ignore a
 * spinner. Do not use it while a page is loading: PageFrame shows a progress line then.
 */
const meta = {
  title: 'Primitives/Spinner',
  id: 'ui-spinner',
  component: Spinner,
  tags: ['guide', 'new'],
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
