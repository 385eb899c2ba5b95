import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RequestReceipt } from '../../src/components/info/RequestReceipt.tsx';
import { atWidth } from '../atWidth.tsx';
import { request } from './infoValues.ts';

const meta = {
  title: 'Pages/Info/RequestReceipt',
  id: 'info-requestreceipt',
  component: RequestReceipt,
  tags: ['guide', 'new'],
  decorators: atWidth('form'),
  args: { request, onAnother: fn() },
} satisfies Meta<typeof RequestReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
