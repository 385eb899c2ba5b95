import type { Meta, StoryObj } from '@storybook/react-vite';
import Link from '@mui/material/Link';

const meta = {
  title: 'Primitives/Link',
  id: 'ui-page-link',
  component: Link,
  // The manifest for tools reads no file of a library.
  tags: ['guide', 'new', '!manifest'],
  args: { children: 'Privacy Policy', href: '/privacy-policy' },
  argTypes: {
    children: {
      description: 'Where it leads, by name.',
      control: 'text',
      table: { type: { summary: 'ReactNode' } },
    },
    href: { description: 'The page, section, email or phone number that it leads to.' },
  },
  parameters: {
    use: {
      for: 'A way to a page, a section, an email or a phone number.',
      not: 'What sends or changes something: that is a Button.',
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
