import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from '../../../src/components/ui/SubmitButton.tsx';

/**
 * For the one button that submits its form. Not for any other action: use Button. While it waits it
 * says so and keeps the focus, which a disabled button would lose.
 */
const meta = {
  title: 'Primitives/SubmitButton',
  id: 'ui-form-submitbutton',
  component: SubmitButton,
  tags: ['guide', 'new'],
  args: { children: 'Send request', busy: false },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
