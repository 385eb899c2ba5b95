import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { codeMail } from '../../src/mails/codeMail.ts';
import { CodeMail } from './CodeMail.tsx';
import { isDark } from './isDark.ts';
import { Letter } from './Letter.tsx';

const meta = {
  title: 'Letters/CodeMail',
  id: 'mails-codemail',
  component: CodeMail,
  tags: ['letter'],
  args: { code: '042195', email: 'pat@firm.example', minutes: 10, host: 'site.example' },
  parameters: {
    deadMenus: ['contrast', 'motion'],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CodeMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** The code comes first in the subject; the letter holds no link. */
export const Code: Story = {
  parameters: {
    state: {
      cause: 'A code is asked for at the gate.',
      law: 'A visitor first verifies an email address with a one-time code.',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^042195 /);
    await expect(codeMail(args).html).not.toMatch(/<a\b|href/);
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
  render: (args) => <Letter {...codeMail(args)} program="dark" />,
  play: async ({ canvas }) => isDark(canvas.getByTitle('HTML part')),
};

/** A mail program that turns the colors around leaves every line legible. */
export const Inverted: Story = {
  tags: ['new'],
  parameters: {
    state: { cause: 'The letter is read in a program that inverts its colors.', law: 'H10' },
  },
  render: (args) => <Letter {...codeMail(args)} program="inverting" />,
};

/** The longest address that the gate accepts. */
export const LongAddress: Story = {
  parameters: { state: { cause: 'An address of fifty characters asks for a code.', law: 'G3' } },
  args: { email: `${'long-name-'.repeat(3)}@${'firm-'.repeat(2)}a.example` },
};

/** An address that is made of digits and of marks that mean something in HTML. */
export const OddAddress: Story = {
  parameters: {
    state: {
      cause: 'An address that could be mistaken for a code or for markup asks for one.',
      law: 'H10',
    },
  },
  args: { email: "12345678&o'neill{b}@firm.example" },
  play: async ({ args }) => {
    await expect(codeMail(args).text.match(/\d{6,}/g)).toEqual([args.code]);
  },
};
