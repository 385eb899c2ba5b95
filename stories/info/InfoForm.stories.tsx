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
import { asPage, inViews, lightOnly, noPicture } from '../parameters.ts';
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
  argTypes: {
    initialValues: { control: false },
    captcha: { control: false },
    status: { control: 'radio', options: ['idle', 'sending', 'failed', 'unverified'] },
    variant: { control: 'radio', options: ['place', 'employeeCount'] },
  },
  decorators: atWidth('page'),
  args: {
    initialValues: blank,
    status: 'idle',
    onSubmit: fn(),
    onChange: fn(),
    onSignOut: fn(),
  },
  parameters: { docs: { story: asPage } },
} satisfies Meta<typeof InfoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/**
 * A verified visitor opens /info. The email is filled in and read-only, and no field is marked
 * as invalid (§3).
 */
export const Blank: Story = {};

/**
 * The visitor submits the form with valid fields. The request is being sent, and all fields are
 * locked (§4).
 */
export const Sending: Story = {
  tags: ['loading'],
  parameters: {
    design: mock('info-sending'),
  },
  args: { initialValues: filled, status: 'sending' },
};

/**
 * The call is refused or fails. 'Issue connecting to server...' and the phone number are shown,
 * and the form keeps its values (§8).
 */
export const ConnectionFailed: Story = {
  tags: ['error'],
  args: { initialValues: filled, status: 'failed' },
};

/**
 * The email of the form is no longer stored when the form is opened or sent. Nothing was sent,
 * and a link leads back to the gate (F5).
 */
export const Unverified: Story = {
  tags: ['error'],
  args: { initialValues: filled, status: 'unverified' },
};

/**
 * The visitor checks two boxes. Their questions are added to Message, before the visitor's own
 * text (F15).
 */
export const QuestionsChosen: Story = {
  parameters: { chromatic: lightOnly },
  args: { initialValues: { ...blank, message: 'We serve twelve contractors.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: questions[2] }));
    await userEvent.click(canvas.getByRole('checkbox', { name: questions[1] }));

    const message = `${questions[2]}\n${questions[1]}\nWe serve twelve contractors.`;
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue(message);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...blank, message });
  },
};

/**
 * The visitor checks a box whose question would make Message too long. The box stays unchecked,
 * and a message says how many characters the question needs (F15).
 */
export const NotEnoughRoom: Story = {
  tags: ['error'],
  args: { initialValues: { ...filled, message: wide(480) } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: questions[3] });
    await userEvent.click(box);

    await expect(box).not.toBeChecked();
    await canvas.findByText(infoForm.notEnoughRoom(questions[3].length + 1));
  },
};

/** The form is open on a tablet. From 600 px up, the fields have two columns. */
export const OnATablet: Story = {
  parameters: { chromatic: lightOnly },
  args: { initialValues: filled },
  globals: { viewport: { value: 'w600' } },
};

/** Every value has its maximum length. The email wraps onto several lines (§9). */
export const Longest: Story = {
  parameters: { chromatic: lightOnly },
  args: {
    initialValues: {
      ...filled,
      ...eachField(({ limit }) => wide(limit)),
      email: `${'m'.repeat(infoFields.email.limit - '@firm.example'.length)}@firm.example`,
    },
  },
};

/**
 * The form has loaded its captcha. It is above the submit button, and its result is not checked
 * (§5).
 */
export const WithCaptcha: Story = {
  args: { captcha: <CaptchaBox /> },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/**
 * The visitor submits empty required fields. The message 'Issue validating form data.' is
 * focused and links to the invalid fields (§5).
 */
export const RefusedBeforeSending: Story = {
  tags: ['error', 'desk', 'more-contrast'],
  parameters: {
    chromatic: inViews('desk', 'more-contrast'),
    design: mock('info-errors'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await canvas.findByText(messages.refused);
  },
};

/**
 * The visitor follows a link in the message and corrects the field. A corrected field leaves the
 * list (F4).
 */
export const Correcting: Story = {
  tags: ['error'],
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

/**
 * The visitor leaves the name empty and the phone number invalid. Before the first submit, only
 * the invalid one is marked (§5).
 */
export const LeftInvalid: Story = {
  tags: ['error'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '12');
    await userEvent.tab();

    await waitFor(() => expect(phone).toBeInvalid());
  },
};

/**
 * The form is shown in its employee-count variant, which /info does not use. The number of
 * employees replaces city, state and message (§3).
 */
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

/**
 * The visitor submits empty required fields. The optional number of employees is not marked as
 * invalid (§3).
 */
export const EmployeeCountRefused: Story = {
  parameters: { chromatic: lightOnly },
  tags: ['error'],
  args: { variant: 'employeeCount' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await canvas.findByText(messages.refused);
    await expect(canvas.getByRole('combobox')).toBeValid();
  },
};

/** A request of the employee-count variant is being sent (F13). */
export const EmployeeCountSending: Story = {
  parameters: { chromatic: lightOnly },
  tags: ['loading'],
  args: { variant: 'employeeCount', initialValues: counted, status: 'sending' },
};
