import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from '../../../src/components/ui/SubmitButton.tsx';

const meta = {
  title: 'Primitives/SubmitButton',
  id: 'ui-form-submitbutton',
  component: SubmitButton,
  tags: ['guide', 'new'],
  args: { children: 'Send request', busy: false },
  parameters: {
    use: {
      for: 'The one button that submits its form.',
      not: 'Any other press: that is a Button.',
    },
  },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
