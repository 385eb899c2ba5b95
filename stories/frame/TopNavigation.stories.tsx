import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopNavigation } from '../../src/components/frame/TopNavigation.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { state } from '../parameters.ts';

const meta = {
  title: 'Pages/Frame/TopNavigation',
  id: 'frame-topnavigation',
  component: TopNavigation,
  args: { links: landingSections },
} satisfies Meta<typeof TopNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The links lead to the sections of the landing page. */
export const Sections: Story = {
  parameters: state('The landing page is open.', 'Landing page: top navigation,'),
};

/** On a phone, the links remain a row, without a menu button. */
export const OnAPhone: Story = {
  parameters: state('The landing page is open on a phone.', {
    design: 'Below 900 px, the navigation is a second row, without a menu button.',
  }),
  globals: { viewport: { value: 'w320' } },
};
