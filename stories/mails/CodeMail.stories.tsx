import type { Meta, StoryObj } from '@storybook/react-vite';
import { codeMail, type CodeMailProps } from '../../server/mails/codeMail.ts';
import { mock } from '../mocks/mock.ts';
import { noCode, state } from '../parameters.ts';
import { MailPreview } from './MailPreview.tsx';

/** The mail with the one-time code. It has no link. */
const meta: Meta<CodeMailProps> = {
  title: 'Mails/CodeMail',
  id: 'mails-codemail',
  args: { code: '042195', email: 'pat@firm.example', minutes: 10, host: 'site.example' },
  render: (args) => <MailPreview {...codeMail(args)} />,
  parameters: { layout: 'fullscreen', docs: noCode, design: mock('email-code', ['mail']) },
};

export default meta;
type Story = StoryObj<CodeMailProps>;

export const Code: Story = {
  parameters: state(
    'A visitor requests a code at the gate.',
    'A visitor first verifies an email address with a one-time code.',
  ),
};

/** Every line is readable with inverted colors. */
export const Inverted: Story = {
  parameters: state(
    'The email client inverts colors.',
    'H10: All mails are legible in dark and inverted colors.',
  ),
  render: (args) => <MailPreview {...codeMail(args)} inverted />,
};

export const LongAddress: Story = {
  parameters: state('The email address has fifty characters.', 'G3'),
  args: { email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example` },
};

export const OddAddress: Story = {
  parameters: {
    ...state(
      'The email starts like a code and contains markup characters.',
      'H10: Its text part has exactly one run of six digits',
    ),
    chromatic: { disableSnapshot: true },
  },
  args: { email: "12345678&o'neill{b}@firm.example" },
};
