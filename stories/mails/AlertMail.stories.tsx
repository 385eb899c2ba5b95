import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alertMail, type AlertMailProps } from '../../src/mails/alertMail.ts';
import { Letter } from './Letter.tsx';

/** The letter that tells an operator of trouble. */
function AlertMail(props: AlertMailProps) {
  return <Letter {...alertMail(props)} />;
}

const meta = {
  component: AlertMail,
  tags: ['phone-picture'],
  args: { line: 'site.example (web1): A letter has waited for more than two minutes.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlertMail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The subject says it all. */
export const Trouble: Story = {
  parameters: { state: { cause: 'A host is troubled, and ALERT_EMAIL is set.', law: 'H16' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(args.line);
  },
};
