import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedAccess } from '../../src/components/gate/SavedAccess.tsx';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { page, state } from '../parameters.ts';

const meta = {
  title: 'Pages/Gate/SavedAccess',
  id: 'gate-savedaccess',
  component: SavedAccess,
  decorators: inPageFrame({ signedIn: false, path: '/' }),
  parameters: page,
} satisfies Meta<typeof SavedAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The stored email and code are verified on load, without a flash of the form. */
export const Checking: Story = {
  tags: ['loading'],
  parameters: {
    design: mock('gate-auto'),
    ...state(
      'A visitor with a stored email and code opens a page behind the gate.',
      'On load, if a stored email and code exist, verification is tried automatically.',
    ),
  },
};
