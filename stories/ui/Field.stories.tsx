import type { Meta, StoryObj } from '@storybook/react-vite';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../../src/components/ui/Field.tsx';
import { atWidth } from '../atWidth.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it for one control of a form, with its label, help and error message.
 *
 * - **Not for** a group of checkboxes, which needs a `fieldset` (QuestionBoxes), or a value that
 *   cannot be edited, which is text.
 * - **Label.** A noun above the control. Optional fields say so in `note`; required ones do not.
 * - **Help** is for a format that visitors could not guess. It stays while there is an error.
 * - **Error.** It says how to fix the problem: “Enter a phone number, such as 512-555-0134”, not
 *   “Invalid”. Set `error` and `aria-describedby` (`describedBy`) of the control as well.
 * - **Keyboard.** Tab reaches the control only. A screen reader reads label, message and help.
 */
const meta = {
  title: 'Primitives/Field',
  id: 'ui-field',
  component: Field,
  tags: ['guide'],
  parameters: { ...noPicture },
  argTypes: { children: { control: false } },
  decorators: atWidth('inForm'),
  args: {
    id: 'phone',
    label: 'Phone',
    help: 'Outside the United States, add the country code.',
    problem: 'Enter a phone number, such as 512-555-0134',
    children: <OutlinedInput id="phone" error />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
