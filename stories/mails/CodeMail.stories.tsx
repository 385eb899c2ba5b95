import type { Meta, StoryObj } from '@storybook/react-vite';
import { codeMail, type CodeMailProps } from '../../server/mails/codeMail.ts';
import { mock } from '../mocks/mock.ts';
import { MailPreview } from './MailPreview.tsx';
import { lightOnly } from '../parameters.ts';

/**
 * Use it to send a one-time code, and nothing else. The code is in the subject and alone on a line, so
 * that clients and phones offer to fill it in.
 *
 * - **Not for** news or offers: it has no link, no picture and no unsubscribe line.
 * - **Inverted and dark.** Every color is legible if a client inverts it.
 * - **Keyboard.** It has no controls. A screen reader reads the digits one by one.
 */
const meta: Meta<CodeMailProps> = {
  title: 'Mails/CodeMail',
  id: 'mails-codemail',
  args: { code: '042195', email: 'pat@firm.example', minutes: 10, host: 'site.example' },
  render: (args) => <MailPreview {...codeMail(args)} />,
  parameters: { layout: 'fullscreen', design: mock('email-code', ['mail']) },
};

export default meta;
type Story = StoryObj<CodeMailProps>;

/** A visitor requests a code at the gate (§1). */
export const Code: Story = {};

/** The email client inverts colors. Every line is readable (H10). */
export const Inverted: Story = {
  parameters: { chromatic: lightOnly },
  render: (args) => <MailPreview {...codeMail(args)} inverted />,
};

/** The email has the maximum length (G3). */
export const LongAddress: Story = {
  parameters: { chromatic: lightOnly },
  args: { email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example` },
};

/**
 * The email starts like a code and contains markup characters. The text part has only one run of
 * six digits (H10).
 */
export const OddAddress: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  args: { email: "12345678&o'neill{b}@firm.example" },
};
