import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '../../shared/company.ts';
import { receiptMail } from '../../server/mails/receiptMail.ts';
import type { AcceptedLead } from '../../server/mails/acceptedLead.ts';
import { request } from '../info/infoValues.ts';
import { mock } from '../mocks/mock.ts';
import { MailPreview } from './MailPreview.tsx';
import { lightOnly } from '../parameters.ts';

/** The receipt for a visitor's request. A reply goes to the sales team. */
const meta: Meta<AcceptedLead> = {
  title: 'Mails/ReceiptMail',
  id: 'mails-receiptmail',
  args: {
    request,
    receivedAt: Date.UTC(2026, 0, 15, 16, 48),
    verifiedAt: Date.UTC(2026, 0, 15, 16, 5),
    submissionId: '0123456789abcdef0123456789abcdef',
    reference: 'K7MPX2QD',
  },
  render: (args) => <MailPreview {...receiptMail(args, 'America/Chicago', company.salesEmail)} />,
  parameters: { layout: 'fullscreen', design: mock('email-receipt', ['mail']) },
};

export default meta;
type Story = StoryObj<AcceptedLead>;

/** The browser that verified the email sends a request to our own server (S3). */
export const Complete: Story = {};

/** City, state and message were left empty. */
export const EmptyAnswers: Story = {
  parameters: { chromatic: lightOnly },
  args: { request: { ...request, city: '', state: '', message: '' } },
};
