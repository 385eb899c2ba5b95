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
import { asPage, inViews, lightOnly, noPicture } from '../parameters.ts';
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

/**
 * Use it around InfoForm: it adds heading, introduction and drawing, and shows the receipt instead
 * of the form once `sent` is set.
 *
 * - **Not for** another form: the words are those of the request.
 * - **Sent.** The new heading is a new element, so that the layout can focus and announce it.
 * - **Print.** Only the receipt is meant for paper. It fits on one Letter page.
 * - **Keyboard.** Tab reaches the form, or Print and Send another request.
 */
const meta = {
  title: 'Pages/Info/InfoPage',
  id: 'info-infopage',
  component: InfoPage,
  // The form is not an argument that one could edit as JSON.
  argTypes: { children: { control: false } },
  tags: ['page'],
  subcomponents: { RequestReceipt, PageHeading },
  args: {
    salesTimeZone: 'America/Chicago',
    onPrint: fn(),
    onAnother: fn(),
    children: <InfoForm {...form} />,
  },
  decorators: inPageFrame({ signedIn: true, path: '/info' }),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
} satisfies Meta<typeof InfoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/**
 * A verified visitor opens /info. The page shows the default heading, the title block and the
 * blank form (§2).
 */
export const Blank: Story = {
  tags: ['desk'],
  parameters: {
    design: mock('info'),
    chromatic: inViews('desk'),
  },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** The page is open on a tablet. The drawing is beside the heading. */
export const OnATablet: Story = {
  parameters: { chromatic: lightOnly },
  globals: { viewport: { value: 'w768' } },
};

/** The page is open in a small window. The form has two halves. */
export const InASmallWindow: Story = {
  parameters: { chromatic: lightOnly },
  globals: { viewport: { value: 'w1024' } },
};

/**
 * The visitor chose a question on the landing page. Message contains it, and the introduction
 * refers to it (F15).
 */
export const WithQuestion: Story = {
  parameters: {
    chromatic: lightOnly,
    design: mock('info-question'),
  },
  args: { withQuestion: true, children: <InfoForm {...form} initialValues={withQuestion} /> },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/**
 * The visitor chose a question that does not fit into Message. The introduction says how many
 * characters it needs (F15).
 */
export const WithoutRoom: Story = {
  parameters: { chromatic: lightOnly },
  tags: ['error'],
  args: {
    neededRoom: neededRoom(long.message, questions[3]),
    children: <InfoForm {...form} initialValues={long} leftOut={questions[3]} />,
  },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** The call is refused or fails. The form shows the connection error (§8). */
export const ConnectionFailed: Story = {
  tags: ['error'],
  parameters: {
    design: mock('info-failed'),
    // No picture is taken, because InfoForm shows the same message in its form.
    chromatic: { disableSnapshot: true },
  },
  args: { children: <InfoForm {...form} status="failed" /> },
  play: ({ canvas }) => loadCaptcha(canvas),
};

/** The request was sent. The heading changes, and a receipt replaces the form (§2). */
export const Sent: Story = {
  tags: ['desk', 'right-to-left'],
  parameters: {
    chromatic: inViews('desk', 'right-to-left'),
    design: mock('info-success'),
  },
  args: { sent },
};

/** Our server has accepted the request. It also emails the receipt to the visitor (F14). */
export const SentWithCopy: Story = {
  parameters: { chromatic: lightOnly },
  args: { sent, copyEmailed: true },
};

/** City, state and message were left empty. The receipt says so (F7). */
export const SentInBrief: Story = {
  parameters: { chromatic: lightOnly },
  args: { sent: brief },
};

/**
 * A request of the employee-count variant was sent. The receipt contains the number of employees
 * (F13).
 */
export const SentWithEmployees: Story = {
  parameters: { chromatic: lightOnly },
  args: { sent: { ...brief, request: { ...brief.request, employeeCount: 5 } } },
};

/**
 * The visitor prints the receipt. It fits on one Letter page, even with all four questions (S8).
 */
export const Printed: Story = {
  parameters: {
    design: mock('info-success-print', ['paper']),
    chromatic: { media: 'print', ...lightOnly },
  },
  args: { sent: { ...sent, request: { ...request, message: questions.join('\n') } } },
};
