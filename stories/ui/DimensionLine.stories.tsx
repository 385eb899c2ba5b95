import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DimensionLine } from '../../src/components/ui/DimensionLine.tsx';
import { partnerProgram } from '../../src/content/partnerProgram.ts';
import { noPicture } from '../parameters.ts';

/** Use it for a limit or a span of time, but not for a heading or as decoration. */
const meta = {
  title: 'Primitives/DimensionLine',
  id: 'ui-dimensionline',
  component: DimensionLine,
  // The ticks of the line extend into the gutter that `Container` adds.
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  args: { children: partnerProgram.term },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DimensionLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** A page states a limit or a span of time, between two ticks. */
export const Span: Story = {};
