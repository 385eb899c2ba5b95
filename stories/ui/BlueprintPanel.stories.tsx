import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlueprintPanel } from '../../src/components/ui/drawing/BlueprintPanel.tsx';
import { state } from '../parameters.ts';

/**
 * For the drawing beside the text of a page. Not for information: it is decorative and has no
 * text alternative.
 */
const meta = {
  title: 'Primitives/BlueprintPanel',
  id: 'ui-blueprintpanel',
  component: BlueprintPanel,
  parameters: {
    state: {
      rule: {
        design: 'The orange page hovers while a step remains and settles when it is done.',
      },
    },
  },
  // The width of half a page on a desktop.
  decorators: (Story) => (
    <div style={{ display: 'grid', maxWidth: 560, height: 640 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof BlueprintPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'], args: { drawing: 'tower', page: 'hover' } };

/** Gate, step one: the podium is built, the tower is dashed, the orange page hovers. */
export const Podium: Story = {
  parameters: state('Step one of the gate.'),
  args: { drawing: 'podium', page: 'hover' },
};

/** Gate, step two, and the request form: the tower is built, the orange page hovers. */
export const Tower: Story = {
  parameters: state('Step two of the gate, and the request form.'),
  args: { drawing: 'tower', page: 'hover' },
};

/** While a code is being verified, the orange page is just above the tower. */
export const PageComingDown: Story = {
  parameters: state('A code is being verified.'),
  args: { drawing: 'tower', page: 'checking' },
};

/** The request was sent: the orange page rests on the tower. */
export const PageSeated: Story = {
  parameters: state('The request was sent.'),
  args: { drawing: 'tower', page: 'seated' },
};

/** Not found: the orange page is a crossed-out dashed outline. */
export const PageMissing: Story = {
  parameters: state('The path is unknown.', {
    design: 'On the not-found page, the orange page is a crossed-out dashed outline.',
  }),
  args: { drawing: 'pageMissing', page: 'none' },
};
