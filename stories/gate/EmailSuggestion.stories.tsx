import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmailSuggestion } from '../../src/components/gate/EmailSuggestion.tsx';

const meta = {
  title: 'Forms/Gate/EmailSuggestion',
  id: 'gate-emailsuggestion',
  component: EmailSuggestion,
  tags: ['guide', 'new'],
  args: { email: 'pat@gmail.com', onTake: fn() },
} satisfies Meta<typeof EmailSuggestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
