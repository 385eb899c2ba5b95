import type { Meta, StoryObj } from '@storybook/react-vite';
import { GateButtons } from '../../src/components/gate/GateButtons.tsx';
import { inboxAt } from '../../src/rules/providers/inboxAt.ts';
import { atWidth } from '../atWidth.tsx';
import { atCode, atEmail, gateArgTypes, gateArgs } from './gateArgs.ts';

const meta = {
  title: 'Forms/Gate/GateButtons',
  id: 'gate-gatebuttons',
  component: GateButtons,
  tags: ['guide', 'new'],
  decorators: atWidth('gate'),
  argTypes: gateArgTypes,
  args: {
    gate: atCode,
    inbox: inboxAt('pat@gmail.com'),
    resendIn: 24,
    onBack: gateArgs.onBack,
    onResend: gateArgs.onResend,
  },
} satisfies Meta<typeof GateButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};

/** The one button of step one. */
export const AtEmail: Story = { args: { gate: atEmail } };
