import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/components/ui/Spinner.tsx';

/**
 * For a wait for an answer, beside words that name it: alone it says nothing to a screen reader. Not
 * for a page that is loading: PageFrame has a line for it.
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
