import type { Meta, StoryObj } from '@storybook/react-vite';
import Link from '@mui/material/Link';
import { noPicture } from '../parameters.ts';

/**
 * Use it for a link to a page, a section, an email or a phone number. For an action that sends or
 * changes something, use Button. The text must make sense out of context: “Privacy Policy”, not
 * “here”.
 */
const meta = {
  title: 'Primitives/Link',
  id: 'ui-link',
  component: Link,
  tags: ['guide'],
  parameters: { ...noPicture },
  args: { children: 'Privacy Policy', href: '/privacy-policy' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
