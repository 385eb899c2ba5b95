import type { Meta, StoryObj } from '@storybook/react-vite';
import { onRecoverableError } from '../../src/routes/onRecoverableError.ts';
import { page, state } from '../parameters.ts';
import { Site } from './Site.tsx';

/** The real site with a fake Setup API. Change `answer`, then reload the story. */
const meta = {
  title: 'Flows/Site',
  id: 'flows-site',
  component: Site,
  args: { path: '/', answer: 'yes' },
  argTypes: { answer: { control: 'radio', options: ['yes', 'no', 'unreachable', 'slow'] } },
  // No pictures are taken, because component stories show each state of a flow.
  parameters: {
    ...page,
    chromatic: { disableSnapshot: true },
    react: { rootOptions: { onRecoverableError } },
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor enters an email and a code, and reaches the landing page. */
export const FirstVisit: Story = {
  parameters: state(
    'A visitor opens / for the first time.',
    'A visitor first verifies an email address with a one-time code.',
  ),
};

/** The login host refuses to send a code. */
export const CodeNotSent: Story = {
  tags: ['error'],
  parameters: state(
    'The login host refuses the call.',
    "A failed code send gives 'Issue sending Email.'.",
  ),
  args: { answer: 'no' },
};

/** The visitor sends a request and sees the receipt. */
export const Request: Story = {
  parameters: state(
    'A visitor whose code is stored opens /info.',
    'On load, if a stored email and code exist, verification is tried automatically.',
  ),
  args: { path: '/info' },
  beforeEach: () => {
    localStorage.setItem('email', 'pat@firm.example');
    localStorage.setItem('email_token', '042195');
  },
};
