import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { SubmitButton } from '../../../src/components/ui/SubmitButton.tsx';
import { Advice } from '../Advice.tsx';

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

/** Which way serves, and which does not. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Advice
      right={{
        example: <SubmitButton busy>Sending</SubmitButton>,
        because: 'While it waits it says so, and it keeps the focus.',
      }}
      wrong={{
        example: (
          <Button variant="contained" disabled>
            Send request
          </Button>
        ),
        because: 'A disabled button drops the focus and says nothing.',
      }}
    />
  ),
};
