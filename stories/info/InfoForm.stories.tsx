import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { CaptchaBox } from '../../src/components/info/CaptchaBox.tsx';
import { InfoForm } from '../../src/components/info/InfoForm.tsx';
import { MessageField } from '../../src/components/info/MessageField.tsx';
import { RequestTitleBlock } from '../../src/components/info/RequestTitleBlock.tsx';
import { SubmitOutcome } from '../../src/components/info/SubmitOutcome.tsx';
import { VerifiedEmailField } from '../../src/components/info/VerifiedEmailField.tsx';
import { infoForm } from '../../src/content/infoForm.ts';
import { messages } from '../../src/content/messages.ts';
import { questions } from '../../shared/questions.ts';
import { eachField, infoFields } from '../../shared/infoFields.ts';
import { atWidth } from '../atWidth.tsx';
import { mock } from '../mocks/mock.ts';
import { inViews, page, state } from '../parameters.ts';
import { blank, counted, filled } from './infoValues.ts';
import { loadCaptcha } from './loadCaptcha.ts';

const wide = (limit: number) => 'Wide words '.repeat(46).slice(0, limit);

/**
 * Use it as the only form of a page for a verified visitor. InfoPage adds heading and drawing.
 *
 * - **Not for** a visitor without a verified email: the email is read-only.
 * - **Validation.** A field with an invalid value is marked on blur, every invalid field on submit.
 *   The mark disappears as soon as the field is valid.
 * - **Refused.** The message above the button is focused, and its links lead to the fields.
 * - **Sending.** Fields become read-only and keep their values; nothing loses the focus.
 * - **Keyboard.** Tab follows the reading order. Enter in a line submits; in Message it breaks lines.
 */
const meta = {
  title: 'Forms/Info/InfoForm',
  id: 'info-infoform',
  component: InfoForm,
  subcomponents: { SubmitOutcome, RequestTitleBlock, VerifiedEmailField, MessageField },
  // Formik reads the initial values only once.
  argTypes: { initialValues: { control: false } },
  decorators: atWidth('page'),
  args: {
    initialValues: blank,
    status: 'idle',
    onSubmit: fn(),
    onChange: fn(),
    onSignOut: fn(),
  },
  parameters: { docs: page.docs },
} satisfies Meta<typeof InfoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The verified email is filled in and read-only, and no field is marked as invalid. */
export const Blank: Story = {
  parameters: state(
    'A verified visitor opens /info.',
    'email (prefilled from the stored email, read-only)',
  ),
};

/** The form contains the values that were typed before a reload. */
export const Draft: Story = {
  parameters: {
    ...state(
      'The visitor reloads the tab.',
      'F6: The values survive every failure and a reload of the tab, and are cleared after success.',
    ),
    // No picture is taken: `ConnectionFailed` shows the same fields.
    chromatic: { disableSnapshot: true },
  },
  args: { initialValues: filled },
};

/** The request is being sent, and all fields are locked. */
export const Sending: Story = {
  tags: ['loading'],
  parameters: {
    design: mock('info-sending'),
    ...state(
      'The visitor submits the form with valid fields.',
      'Idle. On submit, if any field is invalid, the error is shown; otherwise the request is sent.',
    ),
  },
  args: { initialValues: filled, status: 'sending' },
};

/** 'Issue connecting to server...' and the phone number are shown. The form keeps its values. */
export const ConnectionFailed: Story = {
  tags: ['error'],
  parameters: state(
    'The call is refused or fails.',
    "'Issue connecting to server...' | send to sales failed or threw, shown in red",
  ),
  args: { initialValues: filled, status: 'failed' },
};

/** Nothing was sent, because the form's email is not stored. A link leads back to the gate. */
export const Unverified: Story = {
  tags: ['error'],
  parameters: state(
    'The email of the form is no longer stored when the form is opened or sent.',
    "F5: The form shows 'Issue connecting to server...' and a link to the gate.",
  ),
  args: { initialValues: filled, status: 'unverified' },
};

/** Checked boxes add their questions to Message, before the visitor's own text. */
export const QuestionsChosen: Story = {
  parameters: state(
    'The boxes of two questions are checked.',
    "F15: Checking it adds the question before the visitor's own text, and clearing it removes every copy of the question.",
  ),
  args: { initialValues: { ...blank, message: 'We serve twelve contractors.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: questions[2] }));
    await userEvent.click(canvas.getByRole('checkbox', { name: questions[1] }));

    const message = `${questions[2]}\n${questions[1]}\nWe serve twelve contractors.`;
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue(message);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...blank, message });
  },
};

/** The box stays unchecked, and a message says how many characters the question needs. */
export const NotEnoughRoom: Story = {
  tags: ['error'],
  parameters: state(
    'The visitor checks a box whose question would make Message too long.',
    'F15: A question that does not fit into Message is left out, and the page says how many characters it needs.',
  ),
  args: { initialValues: { ...filled, message: wide(480) } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: questions[3] });
    await userEvent.click(box);

    await expect(box).not.toBeChecked();
    await canvas.findByText(infoForm.notEnoughRoom(questions[3].length + 1));
  },
};

/** From 600 px up, the fields have two columns. */
export const OnATablet: Story = {
  parameters: state('The form is open on a tablet.', {
    design: 'From 600 px up, the fields have two columns.',
  }),
  args: { initialValues: filled },
  globals: { viewport: { value: 'w600' } },
};

/** Every value has its maximum length. The email wraps onto several lines. */
export const Longest: Story = {
  parameters: state(
    'Every field has its maximum length.',
    'Inputs also limit city to 50, state to 25 and message to 500.',
  ),
  args: {
    initialValues: {
      ...filled,
      ...eachField(({ limit }) => wide(limit)),
      email: `${'m'.repeat(infoFields.email.limit - '@firm.example'.length)}@firm.example`,
    },
  },
};

/** The captcha is above the submit button. Its result is not checked. */
export const WithCaptcha: Story = {
  parameters: state(
    'The form has loaded its captcha.',
    'A captcha widget is displayed in the form, but its result is not checked.',
  ),
  args: { captcha: <CaptchaBox /> },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** The message 'Issue validating form data.' has the focus and links to the invalid fields. */
export const RefusedBeforeSending: Story = {
  tags: ['error', 'desk', 'more-contrast'],
  parameters: {
    chromatic: inViews('desk', 'more-contrast'),
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

/** Each link in the message leads to a field. A corrected field leaves the list. */
export const Correcting: Story = {
  tags: ['error'],
  parameters: state(
    'The visitor follows a link in the message and corrects the field.',
    'F4: From then on, the message is shown while a field is marked as invalid; it is focused again only by another submit.',
  ),
  args: { initialValues: { ...filled, company: '', phone: 'call me' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Enter a phone number/ }));
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveFocus();
    await fireEvent.change(phone, { target: { value: '512-555-0134' } });

    await waitFor(() => expect(phone).toBeValid());
    await expect(canvas.getAllByRole('link', { name: /^Enter/ })).toHaveLength(1);
    await fireEvent.change(canvas.getByRole('textbox', { name: 'Company' }), {
      target: { value: 'Example Accounting' },
    });
    await waitFor(() => expect(canvas.queryByText(messages.refused)).toBeNull());
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

/** The number of employees replaces city, state and message. */
export const EmployeeCount: Story = {
  parameters: state(
    'The form is shown in its employee-count variant, which /info does not use.',
    'The /info page shows the city, state and message variant, not the employee-count variant.',
  ),
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

/** After an invalid submit, the optional number of employees is not marked as invalid. */
export const EmployeeCountRefused: Story = {
  tags: ['error'],
  parameters: state(
    'The visitor submits the form with empty required fields.',
    'employeeCount (optional, number 1 to 9).',
  ),
  args: { variant: 'employeeCount' },
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
  args: { variant: 'employeeCount', initialValues: counted, status: 'sending' },
};
