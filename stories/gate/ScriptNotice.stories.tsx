import type { Meta, StoryObj } from '@storybook/react-vite';
import Typography from '@mui/material/Typography';
import { GatePage } from '../../src/components/gate/GatePage.tsx';
import { ScriptNotice } from '../../src/components/gate/ScriptNotice.tsx';
import { pages } from '../../src/content/pages.ts';
import { initialGate } from '../../src/rules/gate.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { asPage } from '../parameters.ts';

const meta = {
  title: 'Pages/Gate/ScriptNotice',
  id: 'gate-scriptnotice',
  component: ScriptNotice,
  tags: ['page'],
  decorators: inPageFrame({ signedIn: false, path: '/' }),
  render: (args) => (
    <GatePage shown="form" gate={initialGate}>
      <Typography variant="h1">{pages.gate.heading}</Typography>
      <ScriptNotice {...args} />
    </GatePage>
  ),
  args: { cause: 'noScript' },
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
} satisfies Meta<typeof ScriptNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** JavaScript is turned off. The company's contact details replace the form. */
export const NoScript: Story = {
  tags: ['error'],
  parameters: {
    design: mock('gate-noscript'),
  },
};

/**
 * The script does not load, or the browser is too old for it. A button that reloads the page
 * replaces the form.
 */
export const MissingScript: Story = {
  tags: ['error'],
  parameters: {
    design: mock('gate-missing-script'),
  },
  args: { cause: 'missingScript' },
};
