import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { InfoForm } from '../../src/components/info/InfoForm.tsx';
import { messages } from '../../src/content/messages.ts';
import { eachField, infoFields } from '../../src/rules/infoFields.ts';
import { atWidth } from '../atWidth.tsx';
import { blank, filled } from './infoValues.ts';

const wide = (limit: number) => 'Wide words '.repeat(46).slice(0, limit);

const meta = {
  title: 'Forms/Info/InfoForm',
  id: 'info-infoform',
  component: InfoForm,
  decorators: atWidth('form'),
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

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** The form of /info: the verified address is filled in and read-only, nothing is marked. */
export const Blank: Story = {
  parameters: {
    state: {
      cause: 'A verified visitor opens /info.',
      law: 'email (prefilled from the stored email, read-only)',
    },
  },
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
  parameters: {
    state: { cause: 'The tab is reloaded. A valid request is sent trimmed.', law: 'F6' },
  },
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

/** The request is under way: the fields wait, and a second press sends nothing. */
export const Sending: Story = {
  tags: ['loading'],
  parameters: {
    state: {
      cause: 'A submit with every field right.',
      law: 'Idle. On submit, if any field is invalid, the error is shown; otherwise the request is sent.',
    },
  },
  args: { initialValues: filled, status: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));

    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAttribute('readonly');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 'Issue connecting to server...': everything stays as typed, with another way to ask. */
export const ConnectionFailed: Story = {
  tags: ['error'],
  parameters: {
    state: {
      cause: 'The call answers no, or cannot be made.',
      law: "'Issue connecting to server...' | send to sales failed or threw, shown in red",
    },
  },
  args: { initialValues: filled, status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.connectionFailed);
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue(filled.company);
  },
};

/** No valid address is stored: nothing was sent, and a link leads back to the gate. */
export const Unverified: Story = {
  tags: ['error'],
  parameters: {
    state: {
      cause: 'The stored email is gone or no address when the form is opened or sent.',
      law: 'F5',
    },
  },
  args: { initialValues: filled, status: 'unverified' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.connectionFailed);
    await fireEvent.click(canvas.getByRole('link', { name: 'Verify your email address' }));

    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** 'Use a different email' leads back to the gate. */
export const OtherEmail: Story = {
  parameters: {
    state: { cause: 'Use a different email.', law: 'G12' },
    // It looks as `Blank` does.
    chromatic: { disableSnapshot: true },
  },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Use a different email' }));

    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Every field filled to its limit. All of the address shows, as it wraps. */
export const Longest: Story = {
  parameters: {
    state: {
      cause: 'As many characters as each field may have.',
      law: 'Inputs also limit city to 50, state to 25 and message to 500.',
    },
  },
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
  parameters: {
    state: {
      cause: 'The captcha comes into view, or three seconds have passed.',
      law: 'A captcha widget is displayed in the form, but its result is not checked.',
    },
  },
  args: {
    captcha: <div style={{ maxWidth: 304, height: 78, border: '1px solid' }}>The captcha</div>,
  },
  play: async ({ canvas }) => {
    const captcha = canvas.getByText('The captcha');
    const send = canvas.getByRole('button', { name: 'Send request' });
    await expect(captcha.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
