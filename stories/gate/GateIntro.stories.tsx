import type { Meta, StoryObj } from '@storybook/react-vite';
import { GateIntro } from '../../src/components/gate/GateIntro.tsx';
import { atWidth } from '../atWidth.tsx';
import { atCode, gateArgTypes } from './gateArgs.ts';

const meta = {
  title: 'Forms/Gate/GateIntro',
  id: 'gate-gateintro',
  component: GateIntro,
  tags: ['guide', 'new'],
  decorators: atWidth('gate'),
  argTypes: gateArgTypes,
  args: { gate: atCode },
} satisfies Meta<typeof GateIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
