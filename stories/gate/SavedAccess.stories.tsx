import type { Meta, StoryObj } from '@storybook/react-vite';
import { GateCard } from '../../src/components/gate/GateCard.tsx';
import { initialGate } from '../../src/rules/gate.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { asPage } from '../parameters.ts';
import { gateArgs } from './gateArgs.ts';

const meta = {
  title: 'Pages/Gate/SavedAccess',
  id: 'gate-savedaccess',
  component: GateCard,
  tags: ['page'],
  decorators: inPageFrame({ signedIn: false, path: '/' }),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
  args: { ...gateArgs, gate: initialGate, shown: 'checking' },
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A visitor with a stored email and code opens a page behind the gate. Both are verified on
 * load, without a flash of the form (§4).
 */
export const Checking: Story = {
  tags: ['loading'],
  parameters: {
    design: mock('gate-auto'),
  },
};
