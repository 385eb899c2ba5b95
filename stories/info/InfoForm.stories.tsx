import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { InfoForm } from '../../src/components/info/InfoForm.tsx';
import { messages } from '../../src/content/messages.ts';
import { eachField, infoFields } from '../../src/rules/infoFields.ts';
import { blank, counted, filled } from './infoValues.ts';

const wide = (limit: number) => 'Wide words '.repeat(46).slice(0, limit);

const meta = {
  component: InfoForm,
  args: {
    initialValues: blank,
    status: 'idle',
    onSubmit: fn(),
    onChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof InfoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form of /info: the verified address is filled in and read-only, nothing is marked. */
export const Blank: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('pat@firm.example');
    await expect(email).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: /City/ })).not.toBeRequired();
    await expect(canvas.queryByLabelText(/Number of employees/)).toBeNull();
  },
};

/** A draft from before a reload. A valid request is sent trimmed, as the schema casts it. */
export const Draft: Story = {
  args: { initialValues: { ...filled, company: '  Example Accounting ' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('472 of 500 characters left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ company: 'Example Accounting', email: 'pat@firm.example' }),
    );
  },
};

/** 'Issue validating form data.': each refused submit names each field and takes the focus. */
export const RefusedBeforeSending: Story = {
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send request' });
    await userEvent.click(send);

    await expect(await canvas.findByText(messages.refused)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Enter your first name');
    await expect(canvas.getByRole('textbox', { name: /City/ })).toBeValid();

    await userEvent.click(name);
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Each line leads to its field. Once all is right the message is gone until the next submit. */
export const Correcting: Story = {
  args: { initialValues: { ...filled, phone: 'call me' }, status: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Enter a phone number/ }));
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveFocus();
    await fireEvent.change(phone, { target: { value: '512-555-0134' } });

    await expect(phone).toBeValid();
    await userEvent.clear(phone);
    await userEvent.tab();
    await expect(phone).toBeInvalid();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Before any attempt an empty field is tolerated; a wrong one is marked when it is left. */
export const LeftInvalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '12');
    await expect(phone).toBeValid();
    await userEvent.tab();

    await waitFor(() => expect(phone).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeValid();
  },
};

/** The request is under way: the fields wait, and a second press sends nothing. */
export const Sending: Story = {
  args: { initialValues: filled, status: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));

    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAttribute('readonly');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 'Issue connecting to server...': everything stays as typed, with another way to ask. */
export const ConnectionFailed: Story = {
  args: { initialValues: filled, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.connectionFailed);
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue(filled.company);
  },
};

/** No valid address is stored: nothing was sent, and a link leads back to the gate. */
export const Unverified: Story = {
  args: { initialValues: filled, status: 'unverified' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.connectionFailed);
    await fireEvent.click(canvas.getByRole('link', { name: 'Verify your email address' }));

    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** 'Use a different email' leads back to the gate. */
export const OtherEmail: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Use a different email' }));

    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Every field filled to its limit. All of the address shows, as it wraps. */
export const Longest: Story = {
  args: {
    initialValues: {
      ...filled,
      ...eachField(({ limit }) => wide(limit)),
      email: `${'m'.repeat(infoFields.email.limit - '@firm.example'.length)}@firm.example`,
    },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email.scrollHeight).toBeLessThanOrEqual(email.clientHeight);
  },
};

/** The captcha stands above the submit button; nobody reads its answer. */
export const WithCaptcha: Story = {
  args: {
    captcha: <div style={{ maxWidth: 304, height: 78, border: '1px solid' }}>The captcha</div>,
  },
  play: async ({ canvas }) => {
    const captcha = canvas.getByText('The captcha');
    const send = canvas.getByRole('button', { name: 'Send request' });
    await expect(captcha.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The second variant asks for the number of employees in place of city, state and message. */
export const EmployeeCount: Story = {
  args: { variant: 'employeeCount', initialValues: { ...counted, employeeCount: '' } },
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

/** The second variant refused: the number of employees is optional and stays calm. */
export const EmployeeCountRefused: Story = {
  args: { variant: 'employeeCount' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await expect(await canvas.findByText(messages.refused)).toBeVisible();
    await expect(canvas.getByRole('combobox')).toBeValid();
  },
};

/** The second variant under way. */
export const EmployeeCountSending: Story = {
  args: { variant: 'employeeCount', initialValues: counted, status: 'sending' },
};
