import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageField } from '../../../src/components/info/MessageField.tsx';
import { atWidth } from '../../atWidth.tsx';

const meta = {
  title: 'Forms/Info/MessageField',
  id: 'info-field-messagefield',
  component: MessageField,
  tags: ['guide', 'new'],
  decorators: atWidth('inForm'),
  args: {
    id: 'message',
    name: 'message',
    value: 'What does a partner firm do?',
    problem: '',
    locked: false,
  },
} satisfies Meta<typeof MessageField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
