import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VerifiedEmailField } from '../../../src/components/info/VerifiedEmailField.tsx';
import { atWidth } from '../../atWidth.tsx';

const meta = {
  title: 'Forms/Info/VerifiedEmailField',
  id: 'info-field-verifiedemailfield',
  component: VerifiedEmailField,
  tags: ['guide', 'new'],
  decorators: atWidth('inForm'),
  args: {
    id: 'email',
    name: 'email',
    value: 'pat@firm.example',
    problem: '',
    locked: false,
    onSignOut: fn(),
  },
} satisfies Meta<typeof VerifiedEmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
