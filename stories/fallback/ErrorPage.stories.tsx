import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPage } from '../../src/components/fallback/ErrorPage.tsx';
import { inPageFrame } from '../inPageFrame.tsx';
import { page } from '../parameters.ts';

const meta = {
  title: 'Pages/Fallback/ErrorPage',
  id: 'fallback-errorpage',
  component: ErrorPage,
  args: { onReload: fn() },
  decorators: inPageFrame({ signedIn: true, path: '/info' }),
  parameters: page,
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** A page broke: what was typed is safe, and the page can be loaded again. */
export const Broken: Story = {
  tags: ['error'],
  parameters: {
    state: {
      cause: 'A part of a page fails while it is drawn, or cannot be fetched.',
      law: { design: 'Say what happens next and when.' },
    },
  },
};
