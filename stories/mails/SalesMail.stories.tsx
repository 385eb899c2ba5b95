import type { Meta, StoryObj } from '@storybook/react-vite';
import { salesMail } from '../../server/mails/salesMail.ts';
import type { AcceptedLead } from '../../server/mails/acceptedLead.ts';
import { blankInfoRequest } from '../../shared/infoRequest.ts';
import { questions } from '../../shared/questions.ts';
import { request } from '../info/infoValues.ts';
import { mock } from '../mocks/mock.ts';
import { MailPreview } from './MailPreview.tsx';
import { lightOnly } from '../parameters.ts';

/** The mail to the sales team with a visitor's request. A reply returns it to the visitor. */
const meta: Meta<AcceptedLead> = {
  title: 'Mails/SalesMail',
  id: 'mails-salesmail',
  args: {
    request,
    receivedAt: Date.UTC(2026, 0, 15, 16, 48),
    verifiedAt: Date.UTC(2026, 0, 15, 16, 5),
    submissionId: '0123456789abcdef0123456789abcdef',
    reference: 'K7MPX2QD',
  },
  render: (args) => <MailPreview {...salesMail(args, 'America/Chicago')} />,
  parameters: { layout: 'fullscreen', design: mock('email-request', ['mail']) },
};

export default meta;
type Story = StoryObj<AcceptedLead>;

/** A request is sent with every field filled in (§1). */
export const Complete: Story = {};

/**
 * The visitor asks two known questions, and adds words of their own. Each known question has a
 * line for its response (S7).
 */
export const Questions: Story = {
  args: {
    request: {
      ...request,
      message: `${questions[0]}\n${questions[2]}\nSeveral of our clients are general contractors.`,
    },
  },
};

/**
 * Other requests came from the mailbox two days ago and from the firm yesterday, and the visitor used
 * a campaign link. The block for sales states both, and the campaign (S2).
 */
export const SecondRequest: Story = {
  parameters: { chromatic: lightOnly },
  args: {
    earlier: { count: 1, at: Date.UTC(2026, 0, 13, 15), reference: '4H7RT9WC' },
    sameDomain: { count: 1, at: Date.UTC(2026, 0, 14, 15), reference: '9PX4KM2A' },
    campaign: 'texas-cpa-letter',
  },
};

/** The email client inverts colors. Every line is readable (H10). */
export const Inverted: Story = {
  parameters: { chromatic: lightOnly },
  render: (args) => <MailPreview {...salesMail(args, 'America/Chicago')} inverted />,
};

/** The mail is read on a phone, 320 pixels wide. */
export const OnAPhone: Story = {
  parameters: { chromatic: lightOnly },
  globals: { viewport: { value: 'w320' } },
};

/** A request has no city, state or message (§7). */
export const Defaults: Story = {
  parameters: { chromatic: lightOnly },
  args: { request: { ...request, city: '', state: '', message: '' } },
};

/** Every field has its maximum length, and the company is one long word (§9). */
export const Longest: Story = {
  parameters: { chromatic: lightOnly },
  args: {
    request: {
      ...request,
      email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example`,
      firstName: 'Maximilian-Alexander-Jo'.padEnd(25, 'x'),
      lastName: 'Featherstonehaugh'.padEnd(25, 'x'),
      company: 'Companywithoutanyspaceinitsname'.repeat(2).slice(0, 50),
      job: 'Partner for construction accounting and assurance.'.slice(0, 50),
      phone: '+1 (512) 555-0134 ext. 42',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
      state: 'Commonwealth of the North',
      message: 'A long message. '.repeat(40).slice(0, 500),
    },
  },
};

/** The fields contain Arabic, Hebrew, Chinese and emoji. */
export const OtherScripts: Story = {
  parameters: { chromatic: lightOnly },
  args: {
    request: {
      ...request,
      firstName: 'ليلى',
      lastName: 'حداد',
      city: 'القدس',
      message: 'שלום 👷🏽‍♀️ 你好 — ¿qué tal?',
    },
  },
};

/** The fields contain markup and line breaks. They are treated as text (F11). */
export const Hostile: Story = {
  parameters: { chromatic: lightOnly },
  args: {
    request: {
      ...request,
      firstName: 'Pat\r\nBcc: everyone@firm.example',
      lastName: '',
      company: '<script>alert(1)</script>',
      message: '</td></table><img src=x onerror=alert(1)><a href="https://bad.example">prize</a>',
    },
  },
};

/** Another program sends a request as plain text, without the form fields (F8). */
export const OtherBody: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  args: {
    request: {
      ...blankInfoRequest(request.email),
      message: 'Please call me about the partner program.',
    },
  },
};

/** The email was verified in another browser (S2). */
export const VerifiedElsewhere: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  args: { elsewhere: true },
};

/** A request is sent from a page on localhost (G2). */
export const NotVerified: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  args: { verifiedAt: undefined },
};
