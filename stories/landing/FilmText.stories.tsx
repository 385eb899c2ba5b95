import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilmText } from '../../src/components/landing/FilmText.tsx';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Pages/Landing/FilmText',
  id: 'landing-filmtext',
  component: FilmText,
  tags: ['guide', 'new'],
  decorators: atWidth('film'),
  args: { open: true },
} satisfies Meta<typeof FilmText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
