import type { Meta, StoryObj } from '@storybook/react-vite';
import { PolicyContents } from '../../src/components/policy/PolicyContents.tsx';
import { policyFor } from '../../src/content/policy.ts';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Pages/Policy/PolicyContents',
  id: 'policy-policycontents',
  component: PolicyContents,
  tags: ['guide', 'new'],
  decorators: atWidth('contents'),
  args: { sections: policyFor().sections.slice(0, 4), current: 'introduction' },
} satisfies Meta<typeof PolicyContents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
