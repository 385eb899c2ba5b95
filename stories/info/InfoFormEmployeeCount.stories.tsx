import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InfoForm } from '../../src/components/info/InfoForm.tsx';
import { messages } from '../../src/content/messages.ts';
import { atWidth } from '../atWidth.tsx';
import { page, state } from '../parameters.ts';
import { blank, counted } from './infoValues.ts';

const meta = {
  title: 'Forms/Info/InfoFormEmployeeCount',
  id: 'info-infoformemployeecount',
  component: InfoForm,
  decorators: atWidth('page'),
  args: { variant: 'employeeCount', initialValues: blank, status: 'idle', onSubmit: fn() },
  parameters: { docs: page.docs },
} satisfies Meta<typeof InfoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of employees replaces city, state and message. */
export const EmployeeCount: Story = {
  parameters: state(
    'The form is shown in its employee-count variant, which /info does not use.',
    'The /info page shows the city, state and message variant, not the employee-count variant.',
  ),
  args: { initialValues: { ...counted, employeeCount: '' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /Message/ })).toBeNull();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Number of employees/ }),
      '51-100 employees',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ employeeCount: 5 })),
    );
  },
};

/** After an invalid submit, the optional number of employees is not marked as invalid. */
export const EmployeeCountRefused: Story = {
  tags: ['error'],
  parameters: state(
    'The visitor submits the form with empty required fields.',
    'employeeCount (optional, number 1 to 9).',
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await canvas.findByText(messages.refused);
    await expect(canvas.getByRole('combobox')).toBeValid();
  },
};

/** A request of the employee-count variant is being sent. */
export const EmployeeCountSending: Story = {
  tags: ['loading'],
  parameters: state('The visitor submits the form with valid fields.', 'F13'),
  args: { initialValues: counted, status: 'sending' },
};
