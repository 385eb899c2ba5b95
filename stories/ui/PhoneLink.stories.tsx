import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneLink } from '../../src/components/ui/PhoneLink.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it wherever the company's phone number stands, also within a sentence. The number comes from
 * the settings of the company, and keeps its direction in right-to-left text. For an email or
 * another number, use Link.
 */
const meta = {
  title: 'Primitives/PhoneLink',
  id: 'ui-phonelink',
  component: PhoneLink,
  tags: ['guide'],
  parameters: { ...noPicture },
} satisfies Meta<typeof PhoneLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
