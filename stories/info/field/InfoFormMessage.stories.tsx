import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InfoFormMessage } from '../../../src/components/info/InfoFormMessage.tsx';
import { atWidth } from '../../atWidth.tsx';

const meta = {
  title: 'Forms/Info/InfoFormMessage',
  id: 'info-field-infoformmessage',
  component: InfoFormMessage,
  tags: ['guide', 'new'],
  decorators: atWidth('inForm'),
  args: { id: 'info', status: 'failed', onSignOut: fn() },
  // It takes the focus as soon as it is shown.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof InfoFormMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
