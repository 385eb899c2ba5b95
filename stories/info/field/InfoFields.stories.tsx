import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InfoFields } from '../../../src/components/info/InfoFields.tsx';
import { atWidth } from '../../atWidth.tsx';
import { filled } from '../infoValues.ts';

const meta = {
  title: 'Forms/Info/InfoFields',
  id: 'info-field-infofields',
  component: InfoFields,
  tags: ['guide', 'new'],
  decorators: atWidth('inForm'),
  args: {
    id: 'info',
    variant: 'place',
    values: filled,
    problems: {},
    locked: false,
    onSignOut: fn(),
  },
} satisfies Meta<typeof InfoFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
