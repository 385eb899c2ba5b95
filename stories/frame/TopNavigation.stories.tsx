import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopNavigation } from '../../src/components/frame/TopNavigation.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { lightOnly, noPicture } from '../parameters.ts';

const meta = {
  title: 'Pages/Frame/TopNavigation',
  id: 'frame-topnavigation',
  component: TopNavigation,
  args: { links: landingSections },
} satisfies Meta<typeof TopNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** The landing page is open. The links lead to its sections (§2). */
export const Sections: Story = {};

/** The landing page is open on a phone. The links remain a row, without a menu button. */
export const OnAPhone: Story = {
  parameters: { chromatic: lightOnly },
  globals: { viewport: { value: 'w320' } },
};
