import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alertMail } from '../../src/mails/alertMail.ts';
import { AlertMail } from './AlertMail.tsx';
import { isDark } from './isDark.ts';
import { Letter } from './Letter.tsx';

const meta = {
  title: 'Letters/For the operator/AlertMail',
  id: 'mails-alertmail',
  component: AlertMail,
  tags: ['letter', 'new'],
  args: { line: 'site.example (web1): A letter has waited for more than two minutes.' },
  parameters: {
    deadMenus: ['contrast', 'motion'],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AlertMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** The subject says it all. */
export const Trouble: Story = {
  parameters: { state: { cause: 'A host is troubled, and ALERT_EMAIL is set.', law: 'H16' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(args.line);
  },
};

/** In a dark mail program the letter is dark, too. */
export const InTheDark: Story = {
  parameters: {
    state: { cause: 'The letter is read in a dark mail program.', law: 'H16' },
    // The other stories are pictured in the dark.
    chromatic: { disableSnapshot: true },
  },
  render: (args) => <Letter {...alertMail(args)} program="dark" />,
  play: async ({ canvas }) => isDark(canvas.getByTitle('HTML part')),
};
