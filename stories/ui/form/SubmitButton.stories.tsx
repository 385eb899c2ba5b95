import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from '../../../src/components/ui/SubmitButton.tsx';

/**
 * For the button that submits a form. Not for any other action: use Button. The button stays
 * focusable while the form is being submitted, unlike a disabled button.
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
