import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reportMail } from '../../src/mails/reportMail.ts';
import { ReportMail } from './ReportMail.tsx';
import { isDark } from './isDark.ts';
import { Letter } from './Letter.tsx';

const meta = {
  title: 'Letters/For the operator/ReportMail',
  id: 'mails-reportmail',
  component: ReportMail,
  tags: ['letter', 'new'],
  args: {
    site: 'site.example',
    firstDay: Date.UTC(2026, 0, 12),
    codes: 120,
    verified: 100,
    requests: 12,
    refused: 0,
    waiting: 0,
    slowest: 4000,
  },
  parameters: {
    deadMenus: ['contrast', 'motion'],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ReportMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** A week in which all went well. */
export const Week: Story = {
  parameters: { state: { cause: 'A week is over, and REPORT_EMAIL is set.', law: 'H17' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('12 January 2026');
  },
};

/** A request was refused, and letters wait. */
export const Troubled: Story = {
  parameters: { state: { cause: 'The mail server was away in that week.', law: 'H17' } },
  args: { refused: 2, waiting: 5, slowest: 259_200_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/see the outbox/)).toBeVisible();
  },
};

/** In a dark mail program the letter is dark, too. */
export const InTheDark: Story = {
  parameters: {
    state: { cause: 'The letter is read in a dark mail program.', law: 'H17' },
    // The other stories are pictured in the dark.
    chromatic: { disableSnapshot: true },
  },
  render: (args) => <Letter {...reportMail(args)} program="dark" />,
  play: async ({ canvas }) => isDark(canvas.getByTitle('HTML part')),
};
