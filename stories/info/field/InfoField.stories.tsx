import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoField } from '../../../src/components/info/InfoField.tsx';
import { atWidth } from '../../atWidth.tsx';

const meta = {
  title: 'Forms/Info/InfoField',
  id: 'info-field-infofield',
  component: InfoField,
  tags: ['guide', 'new'],
  decorators: atWidth('inForm'),
  args: { id: 'phone', name: 'phone', value: '512-555-0134', problem: '', locked: false },
} satisfies Meta<typeof InfoField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
