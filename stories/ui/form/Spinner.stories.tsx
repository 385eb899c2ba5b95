import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/components/ui/Spinner.tsx';
import { Advice } from '../Advice.tsx';

const meta = {
  title: 'Primitives/Spinner',
  id: 'ui-form-spinner',
  component: Spinner,
  tags: ['guide', 'new'],
  parameters: {
    use: {
      for: 'A wait for an answer, beside words that say so.',
      not: 'A page on its way: PageFrame has a line for it.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};

/** Which way serves, and which does not. */
export const DoAndDont: Story = {
  render: () => (
    <Advice
      right={{
        example: (
          <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <Spinner /> Sending the code
          </p>
        ),
        because: 'Words say what is under way, to everybody.',
      }}
      wrong={{
        example: <Spinner />,
        because: 'A screen reader and a hurried visitor learn nothing.',
      }}
    />
  ),
};
