import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuildDrawing } from '../../src/components/ui/BuildDrawing.tsx';
import { BlueprintPanel } from '../../src/components/ui/BlueprintPanel.tsx';
import { state } from '../parameters.ts';

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
  parameters: {
    state: {
      rule: {
        design: 'The orange page hovers while any step remains, and settles after the last one.',
      },
    },
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
  tags: ['guide'],
  args: { drawing: 'tower', orangePage: 'hover' },
};

/** At the email step, the podium is built, the tower is dashed, and the orange page hovers. */
export const Podium: Story = {
  parameters: state('The gate is at the email step.'),
  args: { drawing: 'podium', orangePage: 'hover' },
};

/** At the code step and on the request page, the tower is built, and the orange page hovers. */
export const Tower: Story = {
  parameters: state('The gate is at the code step, or the request form is open.'),
  args: { drawing: 'tower', orangePage: 'hover' },
};

/** While a code is being verified, the orange page is just above the tower. */
export const PageComingDown: Story = {
  parameters: state('A code is being verified.'),
  args: { drawing: 'tower', orangePage: 'checking' },
};

/** After the request is sent, the orange page rests on the tower. */
export const PageSeated: Story = {
  parameters: state('The request was sent.'),
  args: { drawing: 'tower', orangePage: 'seated' },
};

/** On the not-found page, the orange page is a crossed-out dashed outline. */
export const PageMissing: Story = {
  parameters: state('The path is unknown.', {
    design: 'On the not-found page, the orange page is a crossed-out dashed outline.',
  }),
  args: { drawing: 'pageMissing', orangePage: 'none' },
};
