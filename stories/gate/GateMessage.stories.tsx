import type { Meta, StoryObj } from '@storybook/react-vite';
import { GateMessage } from '../../src/components/gate/GateMessage.tsx';
import { atWidth } from '../atWidth.tsx';
import { atEmail, gateArgTypes } from './gateArgs.ts';

const meta = {
  title: 'Forms/Gate/GateMessage',
  id: 'gate-gatemessage',
  component: GateMessage,
  tags: ['guide', 'new'],
  decorators: atWidth('gate'),
  argTypes: gateArgTypes,
  args: { gate: { ...atEmail, problem: 'sendFailed' } },
} satisfies Meta<typeof GateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
