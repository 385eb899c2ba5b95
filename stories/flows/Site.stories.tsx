import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { infoFields, isRequired, namesOf } from '../../shared/infoFields.ts';
import { messages } from '../../src/content/messages.ts';
import { onRecoverableError } from '../../src/routes/onRecoverableError.ts';
import { filled } from '../info/infoValues.ts';
import { asPage } from '../parameters.ts';
import { Site } from './Site.tsx';

/** The real site with a fake Setup API. Changing `answer` starts it again. */
const meta = {
  title: 'Flows/Site',
  id: 'flows-site',
  component: Site,
  args: { path: '/', answer: 'yes' },
  argTypes: { answer: { control: 'radio', options: ['yes', 'no', 'unreachable', 'slow'] } },
  // No pictures are taken, because component stories show each state of a flow.
  parameters: {
    layout: 'fullscreen',
    docs: { story: asPage },
    chromatic: { disableSnapshot: true },
    react: { rootOptions: { onRecoverableError } },
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Site>;

/** The labels of the fields that the visitor of `Request` fills in, and what is typed there. */
const answers = namesOf('place')
  .filter((name) => name !== 'email' && isRequired(name))
  .map((name) => [infoFields[name].label, filled[name]] as const);

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A visitor opens / for the first time, enters an email and a code, and reaches the landing page
 * (§1).
 */
export const FirstVisit: Story = {};

/** The login host refuses to send a code. The gate says 'Issue sending Email.' (§5). */
export const CodeNotSent: Story = {
  tags: ['error'],
  args: { answer: 'no' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'pat@firm.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }));

    await canvas.findByText(messages.sendFailed);
  },
};

/** A visitor whose code is stored sends a request and sees the receipt (§8). */
export const Request: Story = {
  args: { path: '/info' },
  beforeEach: () => {
    localStorage.setItem('email', 'pat@firm.example');
    localStorage.setItem('email_token', '042195');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'First name' });
    // Typing would cancel the view transition, which React reports.
    await waitFor(() => expect(document.activeViewTransition).toBeNull());
    for (const [name, answer] of answers)
      await userEvent.type(await canvas.findByRole('textbox', { name }), answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));

    await canvas.findByText(messages.sent);
  },
};
