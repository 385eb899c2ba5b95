import type { Meta, StoryObj } from '@storybook/react-vite';
import { PolicySummary } from '../../src/components/policy/PolicySummary.tsx';
import { policyFor } from '../../src/content/policy.ts';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Pages/Policy/PolicySummary',
  id: 'policy-policysummary',
  component: PolicySummary,
  decorators: atWidth('page'),
  tags: ['guide', 'new'],
  args: { points: policyFor().summary },
} satisfies Meta<typeof PolicySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
