import type { Meta, StoryObj } from '@storybook/react-vite';
import { GateCard } from '../../src/components/gate/GateCard.tsx';
import { initialGate } from '../../src/rules/gate.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { page, state } from '../parameters.ts';
import { gateArgs } from './gateArgs.ts';

const meta = {
  title: 'Pages/Gate/SavedAccess',
  id: 'gate-savedaccess',
  component: GateCard,
  decorators: inPageFrame({ signedIn: false, path: '/' }),
  parameters: page,
  args: { ...gateArgs, gate: initialGate, shown: 'checking' },
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stored email and code are verified on load, without a flash of the form. */
export const Checking: Story = {
  tags: ['loading'],
  parameters: {
    design: mock('gate-auto'),
    ...state(
      'A visitor with a stored email and code opens a page behind the gate.',
      'On load, if a stored email and code exist, verification is tried automatically.',
    ),
  },
};
