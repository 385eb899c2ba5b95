import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../src/components/ui/Sheet.tsx';
import { atWidth } from '../atWidth.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it for the form of a page, or for the receipt that replaces the form. A sheet within a
 * sheet would appear to be two forms.
 */
const meta = {
  title: 'Primitives/Sheet',
  id: 'ui-sheet',
  component: Sheet,
  tags: ['guide'],
  parameters: { ...noPicture },
  decorators: atWidth('form'),
  args: { children: 'The fields of the form' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
