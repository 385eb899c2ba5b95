import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResendCode } from '../../src/components/gate/ResendCode.tsx';
import { atWidth } from '../atWidth.tsx';
import { gateArgs } from './gateArgs.ts';

const meta = {
  title: 'Forms/Gate/ResendCode',
  id: 'gate-resendcode',
  component: ResendCode,
  tags: ['guide', 'new'],
  decorators: atWidth('gate'),
  args: { phase: 'idle', seconds: 24, onResend: gateArgs.onResend },
} satisfies Meta<typeof ResendCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};

/** The wait is over. */
export const Ready: Story = { args: { seconds: 0 } };

/** Another code is on its way. */
export const Sending: Story = { args: { seconds: 0, phase: 'sending' } };
