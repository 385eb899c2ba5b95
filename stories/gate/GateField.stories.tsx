import type { Meta, StoryObj } from '@storybook/react-vite';
import { GateField } from '../../src/components/gate/GateField.tsx';
import { atWidth } from '../atWidth.tsx';
import { atCode, atEmail, gateArgTypes, gateArgs } from './gateArgs.ts';

const meta = {
  title: 'Forms/Gate/GateField',
  id: 'gate-gatefield',
  component: GateField,
  tags: ['guide', 'new'],
  decorators: atWidth('gate'),
  argTypes: gateArgTypes,
  args: { gate: atEmail, hints: gateArgs.hints, onEdit: gateArgs.onEdit },
} satisfies Meta<typeof GateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};

/** The field of step two. */
export const AtCode: Story = { args: { gate: atCode } };
