import type { Meta, StoryObj } from '@storybook/react-vite';
import { GateSteps } from '../../src/components/gate/GateSteps.tsx';
import { atWidth } from '../atWidth.tsx';
import { atCode, atEmail, gateArgTypes } from './gateArgs.ts';

const meta = {
  title: 'Forms/Gate/GateSteps',
  id: 'gate-gatesteps',
  component: GateSteps,
  tags: ['guide', 'new'],
  decorators: atWidth('gate'),
  argTypes: gateArgTypes,
  args: { gate: atEmail },
  parameters: {
    use: {
      for: 'A way of two steps, and where the visitor is on it.',
      not: 'Progress within a step: its button has a spinner.',
    },
  },
} satisfies Meta<typeof GateSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};

/** The email is sent to the host: the line moves. */
export const Sending: Story = { args: { gate: { ...atEmail, phase: 'sending' } } };

/** Step two. */
export const AtCode: Story = { args: { gate: atCode } };

/** A refused code breaks the line. */
export const Refused: Story = { args: { gate: { ...atCode, problem: 'codeRefused' } } };
