import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FallbackPage } from '../../src/components/fallback/FallbackPage.tsx';
import { ErrorPage } from '../../src/components/fallback/ErrorPage.tsx';
import { inPageFrame } from '../inPageFrame.tsx';
import { asPage, noPicture } from '../parameters.ts';

const meta = {
  title: 'Pages/Fallback/ErrorPage',
  id: 'fallback-errorpage',
  component: ErrorPage,
  tags: ['page'],
  subcomponents: { FallbackPage },
  args: { onReload: fn() },
  decorators: inPageFrame({ signedIn: true, path: '/info' }),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/**
 * A part of a page fails to render or to load. The draft of the form is kept, and the button
 * reloads the page.
 */
export const Broken: Story = {
  tags: ['error'],
};
