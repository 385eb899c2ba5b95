import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuietLink } from '../../src/components/ui/QuietLink.tsx';
import { infoForm } from '../../src/content/infoForm.ts';
import { noPicture } from '../parameters.ts';

/** Use it for a secondary action beside a field. For an action that a form needs, use Button. */
const meta = {
  title: 'Primitives/QuietLink',
  id: 'ui-quietlink',
  component: QuietLink,
  args: { href: '/info', children: infoForm.otherEmail },
} satisfies Meta<typeof QuietLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };
