import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmployeeCountField } from '../../../src/components/info/EmployeeCountField.tsx';
import { atWidth } from '../../atWidth.tsx';

const meta = {
  title: 'Forms/Info/EmployeeCountField',
  id: 'info-field-employeecountfield',
  component: EmployeeCountField,
  tags: ['guide', 'new'],
  decorators: atWidth('inForm'),
  args: { id: 'employeeCount', name: 'employeeCount', value: '4', problem: '', locked: false },
} satisfies Meta<typeof EmployeeCountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
