import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { InfoForm } from '../../src/components/info/InfoForm.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';
import { mock } from '../mocks/mock.ts';
import { page, state } from '../parameters.ts';
import { blank, filled } from './infoValues.ts';

const meta = {
  title: 'Forms/Info/InfoFormInvalid',
  id: 'info-infoforminvalid',
  component: InfoForm,
  decorators: atWidth('page'),
  args: { initialValues: blank, status: 'idle', onSubmit: fn() },
  parameters: { docs: page.docs },
} satisfies Meta<typeof InfoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message 'Issue validating form data.' has the focus and links to the invalid fields. */
export const RefusedBeforeSending: Story = {
  tags: ['error'],
  parameters: {
    design: mock('info-errors'),
    ...state(
      'The visitor submits the form with empty required fields.',
      "Submitting with any invalid required field gives 'Issue validating form data.'.",
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await canvas.findByText(messages.refused);
  },
};

/** Each link in the message leads to a field. The message disappears once all fields are valid. */
export const Correcting: Story = {
  tags: ['error'],
  parameters: state('The visitor follows a link in the message and corrects the field.', 'F4'),
  args: { initialValues: { ...filled, phone: 'call me' }, status: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Enter a phone number/ }));
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveFocus();
    await fireEvent.change(phone, { target: { value: '512-555-0134' } });

    await waitFor(() => expect(phone).toBeValid());
    await userEvent.clear(phone);
    await userEvent.tab();
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Before the first submit, invalid fields are marked on blur, but empty ones are not. */
export const LeftInvalid: Story = {
  tags: ['error'],
  parameters: state(
    'The visitor leaves the name empty and the phone number invalid.',
    'Invalid fields get an invalid style. Empty fields are tolerated until a first submit attempt.',
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '12');
    await userEvent.tab();

    await waitFor(() => expect(phone).toBeInvalid());
  },
};
