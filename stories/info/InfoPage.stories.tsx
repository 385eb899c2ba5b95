import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CaptchaBox } from '../../src/components/info/CaptchaBox.tsx';
import { InfoForm, type InfoFormProps } from '../../src/components/info/InfoForm.tsx';
import { RequestReceipt } from '../../src/components/info/RequestReceipt.tsx';
import { PageHeading } from '../../src/components/ui/PageHeading.tsx';
import { InfoPage } from '../../src/components/info/InfoPage.tsx';
import { questions } from '../../shared/questions.ts';
import { neededRoom } from '../../src/rules/questions.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { inViews, page, state } from '../parameters.ts';
import { blank, filled, request, withQuestion } from './infoValues.ts';
import { loadCaptcha } from './loadCaptcha.ts';

const form: InfoFormProps = {
  initialValues: blank,
  status: 'idle',
  onSubmit: fn(),
  onSignOut: fn(),
  captcha: <CaptchaBox />,
};

const sent = {
  request: { ...request, message: `${questions[0]}\n${questions[2]}\nOur clients build homes.` },
  reference: '7K4M2QXT',
  sentAt: Date.UTC(2026, 10, 25, 14, 14),
};

const long = { ...filled, message: 'Our clients build homes. '.repeat(19) };

const brief = { ...sent, request: { ...request, city: '', state: '', message: '' } };

const meta = {
  title: 'Pages/Info/InfoPage',
  id: 'info-infopage',
  component: InfoPage,
  subcomponents: { RequestReceipt, PageHeading },
  args: {
    salesTimeZone: 'America/Chicago',
    onPrint: fn(),
    onAnother: fn(),
    children: <InfoForm {...form} />,
  },
  decorators: inPageFrame({ signedIn: true, path: '/info' }),
  parameters: page,
} satisfies Meta<typeof InfoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The page shows the default heading, the title block and the blank form. */
export const Blank: Story = {
  tags: ['desk'],
  parameters: {
    design: mock('info'),
    chromatic: inViews('desk'),
    ...state(
      'A verified visitor opens /info.',
      "Heading by default 'Contact us for more information.' and the request form.",
    ),
  },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** Message contains the question chosen on the landing page, and the introduction refers to it. */
export const WithQuestion: Story = {
  parameters: {
    design: mock('info-question'),
    ...state(
      'The visitor chooses a question on the landing page.',
      'F15: A question selected on the landing page is passed as router state.',
    ),
  },
  args: { withQuestion: true, children: <InfoForm {...form} initialValues={withQuestion} /> },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** The question chosen on the landing page does not fit into Message. */
export const WithoutRoom: Story = {
  tags: ['error'],
  parameters: state(
    'The visitor chooses a question that does not fit into Message.',
    'F15: A question that does not fit into Message is left out, and the page says how many characters it needs.',
  ),
  args: {
    neededRoom: neededRoom(long.message, questions[3]),
    children: <InfoForm {...form} initialValues={long} leftOut={questions[3]} />,
  },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** The form on the request page shows the connection error. */
export const ConnectionFailed: Story = {
  tags: ['error'],
  parameters: {
    design: mock('info-failed'),
    // No picture is taken, because InfoForm shows the same message in its form.
    chromatic: { disableSnapshot: true },
    ...state('The call is refused or fails.', 'send to sales failed or threw, shown in red'),
  },
  args: { children: <InfoForm {...form} status="failed" /> },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** After the request is sent, the heading changes and a receipt replaces the form. */
export const Sent: Story = {
  tags: ['desk'],
  parameters: {
    chromatic: inViews('desk'),
    design: mock('info-success'),
    ...state('The request was sent.', "'Email sent successfully.' | success, neutral colour"),
  },
  args: { sent },
};

/** Our server also emails the receipt to the visitor. */
export const SentWithCopy: Story = {
  parameters: state('Our server has accepted the request.', 'F14'),
  args: { sent, copyEmailed: true },
};

/** The receipt says which optional fields were left empty. */
export const SentInBrief: Story = {
  parameters: state('City, state and message were left empty.', 'F7'),
  args: { sent: brief },
};

/** The receipt of the employee-count variant contains the number of employees. */
export const SentWithEmployees: Story = {
  parameters: state('A request of the employee-count variant was sent.', 'F13'),
  args: { sent: { ...brief, request: { ...brief.request, employeeCount: 5 } } },
};

/** On paper, the receipt fits on one Letter page, even with all four questions. */
export const Printed: Story = {
  parameters: {
    design: mock('info-success-print', ['paper']),
    chromatic: { media: 'print' },
    ...state('The visitor prints the receipt.', 'S8: Each sheet prints on one Letter page'),
  },
  args: { sent: { ...sent, request: { ...request, message: questions.join('\n') } } },
};
