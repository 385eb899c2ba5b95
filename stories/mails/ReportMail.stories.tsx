import type { Meta, StoryObj } from '@storybook/react-vite';
import { reportMail, type ReportMailProps } from '../../server/mails/reportMail.ts';
import { mock } from '../mocks/mock.ts';
import { MailPreview } from './MailPreview.tsx';
import { lightOnly } from '../parameters.ts';

/** The weekly mail to marketing. */
const meta: Meta<ReportMailProps> = {
  title: 'Mails/For the operator/ReportMail',
  id: 'mails-reportmail',
  args: {
    site: 'site.example',
    firstDay: Date.UTC(2026, 0, 12),
    counts: { codes: 120, verified: 100, requests: 12 },
    before: { codes: 96, verified: 80, requests: 9 },
    timeZone: 'America/Chicago',
    campaigns: [],
    refused: [6, 4],
    notMailed: 0,
    notPosted: undefined,
    limited: 0,
    queued: 0,
    slowest: { kind: 'code', took: 4000 },
    alerts: [],
  },
  render: (args) => <MailPreview {...reportMail(args)} />,
  parameters: { layout: 'fullscreen', design: mock('email-weekly', ['mail']) },
};

export default meta;
type Story = StoryObj<ReportMailProps>;

/** A week is over, and REPORT_EMAIL is set (H17). */
export const Week: Story = {};

/** The mail server was unreachable during the week (H17). */
export const WithProblems: Story = {
  parameters: { chromatic: lightOnly },
  args: {
    notMailed: 2,
    notPosted: 1,
    limited: 7,
    queued: 5,
    slowest: { kind: 'sales', took: 259_200_000 },
    alerts: [
      {
        sentence: 'The mail server is unavailable',
        since: Date.UTC(2026, 0, 14, 12, 25),
        until: Date.UTC(2026, 0, 17, 12, 25),
      },
    ],
  },
};

/** The setting CAMPAIGNS lists two campaigns (S1). */
export const Campaigns: Story = {
  args: {
    campaigns: [
      {
        campaign: 'texas-cpa-letter',
        counts: { codes: 48, verified: 41, requests: 5 },
        before: { codes: 40, verified: 33, requests: 4 },
      },
      {
        campaign: 'qr-booth',
        counts: { codes: 18, verified: 17, requests: 3 },
        before: { codes: 0, verified: 0, requests: 0 },
      },
    ],
  },
};

/** Nobody used the site during the week (H17). */
export const Quiet: Story = {
  args: {
    counts: { codes: 0, verified: 0, requests: 0 },
    refused: [0, 4],
    slowest: undefined,
  },
};
