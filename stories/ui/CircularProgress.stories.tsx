import CircularProgress from '@mui/material/CircularProgress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { noPicture } from '../parameters.ts';

/**
 * Use it for a pending action, beside text that names the action, and hide it from screen
 * readers. Do not use it while a page is loading: PageFrame shows a progress line then.
 */
const meta = {
  title: 'Primitives/CircularProgress',
  id: 'ui-circularprogress',
  component: CircularProgress,
  args: { 'aria-hidden': true },
  tags: ['guide'],
  parameters: { ...noPicture },
} satisfies Meta<typeof CircularProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
