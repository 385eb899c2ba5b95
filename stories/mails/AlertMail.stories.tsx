import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertMail } from '../../server/mails/alertMail.ts';
import { state } from '../parameters.ts';
import { Mail } from './Mail.tsx';

/** The mail that alerts an operator. */
const meta: Meta<{ line: string }> = {
  title: 'Mails/For the operator/AlertMail',
  id: 'mails-alertmail',
  tags: ['new'],
  args: { line: 'site.example (web1): A mail has waited for more than two minutes.' },
  render: (args) => <Mail {...alertMail(args.line)} />,
  parameters: { layout: 'fullscreen' },
};

export default meta;

export const Problem: StoryObj<typeof meta> = {
  parameters: state('The server has a problem and ALERT_EMAIL is set.', 'H16'),
};
