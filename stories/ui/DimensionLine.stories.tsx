import type { Meta, StoryObj } from '@storybook/react-vite';
import { DimensionLine } from '../../src/components/ui/DimensionLine.tsx';
import { partnerProgram } from '../../src/content/partnerProgram.ts';

const meta = {
  component: DimensionLine,
  args: { children: partnerProgram.term },
} satisfies Meta<typeof DimensionLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A limit or a span between its two ticks. */
export const Span: Story = {};

/** The next line on the same level brings the second tick. */
export const Continued: Story = { args: { continued: true } };
