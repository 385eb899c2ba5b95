import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from '../../src/components/ui/SubmitButton.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it to submit a form. For any other action, use Button. Unlike a disabled button, it keeps
 * the focus while the form is being submitted.
 */
const meta = {
  title: 'Primitives/SubmitButton',
  id: 'ui-submitbutton',
  component: SubmitButton,
  tags: ['guide'],
  parameters: { ...noPicture },
  args: { children: 'Send request', busy: false },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
