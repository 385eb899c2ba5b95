import type { Meta, StoryObj } from '@storybook/react-vite';
import { lightOnly } from '../parameters.ts';
import { Ranges } from './Ranges.tsx';

/**
 * The looks of Sheet and Ledger, once in each range of windows (src/theme/measures.ts) and on paper.
 * A page is pictured in fewer windows, because it has no distances of its own.
 */
const meta = {
  title: 'Primitives/Ranges',
  id: 'ui-ranges',
  component: Ranges,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: lightOnly },
} satisfies Meta<typeof Ranges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the tag `window`, the picture shows the window and not the whole page. */
const at = (value: string): Story => ({
  tags: ['window'],
  globals: { viewport: { value } },
});

/** One column; fields and halves stand one below the other. */
export const Phone = at('w390');

/** The fields of a form stand side by side, halves do not. */
export const Tablet = at('w600');

/** A phone on its side: the smallest unit. */
export const LowWindow = at('low');

/** A small laptop: the unit of a window up to 740 pixels high. */
export const SmallLaptop = at('laptop');

/** A window up to 940 pixels high. */
export const ShortWindow = at('w1440');

/** A large window: the full unit. */
export const LargeWindow = at('large');

/** Paper: two columns, no shadow. */
export const Paper: Story = { parameters: { chromatic: { media: 'print' } } };
