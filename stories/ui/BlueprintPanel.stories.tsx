import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuildDrawing } from '../../src/components/ui/BuildDrawing.tsx';
import { BlueprintPanel } from '../../src/components/ui/BlueprintPanel.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it for the drawing beside the text of a page, but not for information: the drawing is
 * decorative and has no text alternative.
 */
const meta = {
  title: 'Primitives/BlueprintPanel',
  id: 'ui-blueprintpanel',
  component: BlueprintPanel,
  subcomponents: { BuildDrawing },
  argTypes: {
    drawing: { control: 'select', options: ['podium', 'tower', 'lift', 'pageMissing'] },
    orangePage: { control: 'select', options: ['hover', 'checking', 'seated', 'none'] },
  },
  // On a desktop, the panel fills about half the width of the not-found page.
  decorators: (Story) => (
    <div style={{ display: 'grid', maxWidth: 560, height: 640 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof BlueprintPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['guide', '!autodocs'],
  parameters: noPicture,
  args: { drawing: 'tower', orangePage: 'hover' },
};

/**
 * The gate is at the email step. The podium is built, the tower is dashed, and the orange page
 * hovers.
 */
export const Podium: Story = {
  args: { drawing: 'podium', orangePage: 'hover' },
};

/**
 * The gate is at the code step, or the request form is open. The tower is built, and the orange
 * page hovers.
 */
export const Tower: Story = {
  args: { drawing: 'tower', orangePage: 'hover' },
};

/** A code is being verified. The orange page is just above the tower. */
export const PageComingDown: Story = {
  args: { drawing: 'tower', orangePage: 'checking' },
};

/** The request was sent. The orange page rests on the tower. */
export const PageSeated: Story = {
  args: { drawing: 'tower', orangePage: 'seated' },
};

/** The path is unknown. The orange page is a crossed-out dashed outline. */
export const PageMissing: Story = {
  args: { drawing: 'pageMissing', orangePage: 'none' },
};
