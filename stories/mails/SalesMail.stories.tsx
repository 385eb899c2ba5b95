import type { Meta, StoryObj } from '@storybook/react-vite';
import { salesMail } from '../../server/mails/salesMail.ts';
import type { AcceptedLead } from '../../server/mails/acceptedLead.ts';
import { blankInfoRequest } from '../../shared/infoRequest.ts';
import { questions } from '../../shared/questions.ts';
import { request } from '../info/infoValues.ts';
import { mock } from '../mocks/mock.ts';
import { noCode, state } from '../parameters.ts';
import { MailPreview } from './MailPreview.tsx';

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
  parameters: { layout: 'fullscreen', docs: noCode, design: mock('email-request', ['mail']) },
};

export default meta;
type Story = StoryObj<AcceptedLead>;

export const Complete: Story = {
  parameters: state(
    'A request is sent with every field filled in.',
    "Prospects can submit a request for information, which is emailed to the provider's sales team.",
  ),
};

/** Each known question has a line for its response. */
export const Questions: Story = {
  parameters: state(
    'The visitor asks two known questions, and adds own words.',
    "S7: Known questions in Message are numbered, each with an empty line for the response, and the visitor's own words come last.",
  ),
  args: {
    request: {
      ...request,
      message: `${questions[0]}\n${questions[2]}\nSeveral of our clients are general contractors.`,
    },
  },
};

/** The block for sales states the earlier requests of the mailbox and the firm, and the campaign. */
export const SecondRequest: Story = {
  parameters: state(
    'Another request of the mailbox arrived two days ago, and one of the firm yesterday. The visitor used a campaign link.',
    'S2: It also states whether the mailbox is at a free provider, and the reference of its latest lead in the previous seven days.',
  ),
  args: {
    earlier: { count: 1, at: Date.UTC(2026, 0, 13, 15), reference: '4H7RT9WC' },
    sameDomain: { count: 1, at: Date.UTC(2026, 0, 14, 15), reference: '9PX4KM2A' },
    campaign: 'texas-cpa-letter',
  },
};

/** Every line is readable with inverted colors. */
export const Inverted: Story = {
  parameters: state(
    'The email client inverts colors.',
    'H10: All mails are legible in dark and inverted colors.',
  ),
  render: (args) => <MailPreview {...salesMail(args, 'America/Chicago')} inverted />,
};

export const OnAPhone: Story = {
  parameters: state('The mail is read on a phone.', { design: 'Mails fit into 320 px.' }),
  globals: { viewport: { value: 'w320' } },
};

export const Defaults: Story = {
  parameters: state(
    'A request has no city, state or message.',
    "In call 3, city, state and message default to 'No City Submitted', 'No State Submitted' and 'No Message Submitted'.",
  ),
  args: { request: { ...request, city: '', state: '', message: '' } },
};

export const Longest: Story = {
  parameters: state(
    'Every field has its maximum length, and the company is one long word.',
    'Maximum lengths: first name 25, last name 25, email 50, phone 25, company 50, job 50, city 50, state 25, message 500.',
  ),
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

export const OtherScripts: Story = {
  parameters: state(
    'The fields contain Arabic, Hebrew, Chinese and emoji.',
    "F11: It builds the mail's HTML and text itself and always uses the same recipient.",
  ),
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

/** Markup and line breaks in the fields are treated as text. */
export const Hostile: Story = {
  parameters: state(
    'The fields contain markup and line breaks.',
    'F11: The server keeps only text from the summary, no markup',
  ),
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

export const OtherBody: Story = {
  parameters: {
    ...state(
      'Another program sends a request as plain text, without the form fields.',
      'F8: A summary from another program without a name or a company becomes a message with all its words.',
    ),
    chromatic: { disableSnapshot: true },
  },
  args: {
    request: {
      ...blankInfoRequest(request.email),
      message: 'Please call me about the partner program.',
    },
  },
};

export const VerifiedElsewhere: Story = {
  parameters: {
    ...state(
      'The email was verified in another browser.',
      'S2: It states when the lead arrived and when the email was verified, in `SALES_TIME_ZONE` and UTC, and whether the email was verified in another browser.',
    ),
    chromatic: { disableSnapshot: true },
  },
  args: { elsewhere: true },
};

export const NotVerified: Story = {
  parameters: {
    ...state(
      'A request is sent from a page on localhost.',
      "G2: The mail to sales then says 'Not verified'.",
    ),
    chromatic: { disableSnapshot: true },
  },
  args: { verifiedAt: undefined },
};
