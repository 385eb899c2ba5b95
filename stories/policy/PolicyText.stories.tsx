import type { Meta, StoryObj } from '@storybook/react-vite';
import { PolicyText } from '../../src/components/policy/PolicyText.tsx';
import { policyFor } from '../../src/content/policy.ts';

const meta = {
  title: 'Pages/Policy/PolicyText',
  id: 'policy-policytext',
  component: PolicyText,
  tags: ['guide', 'new'],
  args: { sections: policyFor().sections.slice(0, 2) },
} satisfies Meta<typeof PolicyText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
