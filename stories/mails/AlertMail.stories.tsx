import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertMail, type Alert } from '../../server/mails/alertMail.ts';
import { mock } from '../mocks/mock.ts';
import { MailPreview } from './MailPreview.tsx';
import { lightOnly } from '../parameters.ts';

/** The mail that alerts an operator. */
const meta: Meta<Alert> = {
  title: 'Mails/For the operator/AlertMail',
  id: 'mails-alertmail',
  args: {
    site: 'site.example (web1)',
    since: Date.UTC(2026, 0, 15, 16, 48),
    sentence: 'An email has been waiting for more than two minutes.',
    state: 'active',
  },
  render: (args) => <MailPreview {...alertMail(args, 'America/Chicago')} />,
  parameters: { layout: 'fullscreen', design: mock('email-alert', ['mail']) },
};

export default meta;

/** The server has a problem, and ALERT_EMAIL is set (H16). */
export const Problem: StoryObj<typeof meta> = {};

/** The problem is over (H16). */
export const Over: StoryObj<typeof meta> = {
  parameters: { chromatic: lightOnly },
  args: {
    sentence: 'No email has been waiting for more than two minutes.',
    state: 'over',
    until: Date.UTC(2026, 0, 15, 18, 52),
  },
};
