import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { salesMail } from '../../src/mails/salesMail.ts';
import type { InfoRequest } from '../../src/rules/infoRequest.ts';
import { summaryRows } from '../../src/rules/requestSummary.ts';
import { request } from '../info/infoValues.ts';
import { SalesMail } from './SalesMail.tsx';
import { isDark } from './isDark.ts';
import { Letter } from './Letter.tsx';

const rowsOf = (changes: Partial<InfoRequest> = {}) => summaryRows({ ...request, ...changes });

const meta = {
  title: 'Letters/SalesMail',
  id: 'mails-salesmail',
  component: SalesMail,
  tags: ['letter'],
  args: {
    rows: rowsOf(),
    email: request.email,
    verifiedAt: Date.UTC(2026, 0, 15, 16, 5),
    reference: 'K7MPX2QD',
  },
  parameters: {
    deadMenus: ['contrast', 'motion'],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SalesMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** Every answer given. An answer to the letter reaches the visitor. */
export const Complete: Story = {
  parameters: {
    state: {
      cause: 'A request is sent with every field filled in.',
      law: "Prospects can submit a request for information, which is emailed to the provider's sales team.",
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Pat Example, Example Accounting');
    await expect(salesMail(args).replyTo).toBe(request.email);
  },
};

/** In a dark mail program the letter is dark, too. */
export const InTheDark: Story = {
  tags: ['new'],
  parameters: {
    state: { cause: 'The letter is read in a dark mail program.', law: 'H10' },
    // The other stories are pictured in the dark.
    chromatic: { disableSnapshot: true },
  },
  render: (args) => <Letter {...salesMail(args)} program="dark" />,
  play: async ({ canvas }) => isDark(canvas.getByTitle('HTML part')),
};

/** A mail program that turns the colors around leaves every line legible. */
export const Inverted: Story = {
  tags: ['new'],
  parameters: {
    state: { cause: 'The letter is read in a program that inverts its colors.', law: 'H10' },
  },
  render: (args) => <Letter {...salesMail(args)} program="inverting" />,
};

/** On a phone a label stands above its value, which has the whole width. */
export const OnAPhone: Story = {
  parameters: {
    state: { cause: 'The letter is read on a phone.', law: { design: 'Checked at 320 px.' } },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('HTML part');
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(640));
    const boxes = ['th', 'td.value'].map((cell) =>
      frame.contentDocument?.querySelector(cell)?.getBoundingClientRect(),
    );
    await expect(boxes[1]?.top).toBe(boxes[0]?.bottom);
    await expect(boxes[1]?.width).toBe(boxes[0]?.width);
  },
};

/** City, state and message left empty have their words. */
export const Defaults: Story = {
  parameters: {
    state: {
      cause: 'A request is sent without city, state and message.',
      law: "In call 3, city, state and message default to 'No City Submitted', 'No State Submitted' and 'No Message Submitted'.",
    },
  },
  args: {
    rows: rowsOf({ city: '', state: '', message: '' }),
  },
};

/** Every field at its limit; the company is one word. */
export const Longest: Story = {
  parameters: {
    state: {
      cause: 'A request is sent with as many characters as the fields take.',
      law: 'Maximum lengths: first name 25, last name 25, email 50, phone 25, company 50, job 50, city 50, state 25, message 500.',
    },
  },
  args: {
    email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example`,
    rows: rowsOf({
      firstName: 'Maximilian-Alexander-Jo'.padEnd(25, 'x'),
      lastName: 'Featherstonehaugh'.padEnd(25, 'x'),
      company: 'Companywithoutanyspaceinitsname'.repeat(2).slice(0, 50),
      job: 'Partner for construction accounting and assurance.'.slice(0, 50),
      phone: '+1 (512) 555-0134 ext. 42',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
      state: 'Commonwealth of the North',
      message: 'A long message. '.repeat(40).slice(0, 500),
    }),
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('HTML part');
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(640));
    await expect(frame.contentDocument?.documentElement.scrollHeight).toBe(frame.clientHeight);
  },
};

/** Right-to-left letters and emoji arrive as they were typed. */
export const OtherScripts: Story = {
  parameters: { state: { cause: 'A request is written in other scripts.', law: 'F11' } },
  args: {
    rows: rowsOf({
      firstName: 'ليلى',
      lastName: 'حداد',
      city: 'القدس',
      message: 'שלום 👷🏽‍♀️ 你好 — ¿qué tal?',
    }),
  },
  play: async ({ args }) => {
    await expect(salesMail(args).text).toContain('👷🏽‍♀️');
  },
};

/** Markup and line breaks in the answers stay text; the subject stays one line. */
export const Hostile: Story = {
  parameters: {
    state: { cause: 'Somebody writes markup and line breaks into the fields.', law: 'F11' },
  },
  args: {
    rows: rowsOf({
      firstName: 'Pat\r\nBcc: everyone@firm.example',
      lastName: '',
      company: '<script>alert(1)</script>',
      message: '</td></table><img src=x onerror=alert(1)><a href="https://bad.example">prize</a>',
    }),
  },
  play: async ({ args }) => {
    const { html, subject } = salesMail(args);
    await expect(subject).not.toMatch(/[\r\n]/);
    await expect(html).not.toMatch(/<script|<img|bad\.example"/);
  },
};

/** A body that is no summary of ours arrives as its words. */
export const OtherBody: Story = {
  parameters: {
    state: { cause: 'Another program sends a body that is no summary of the form.', law: 'F11' },
  },
  args: { rows: [], words: 'Please call me about the partner program.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(request.email);
    await expect(canvas.getByText(/Message: Please call me/)).toBeVisible();
  },
};

/** The address was verified in another browser than the one that sent the request. */
export const VerifiedElsewhere: Story = {
  parameters: {
    state: {
      cause: 'The request comes from another browser than the one that verified the address.',
      law: 'H10',
    },
  },
  args: { elsewhere: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not in the browser that sent this/)).toBeVisible();
  },
};

/** Sent from a page on localhost, where nobody verifies an address. */
export const NotVerified: Story = {
  parameters: {
    state: { cause: 'A request is sent from a page on localhost.', law: 'G2' },
  },
  args: { verifiedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not verified/)).toBeVisible();
  },
};
