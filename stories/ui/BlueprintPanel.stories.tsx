import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlueprintPanel } from '../../src/components/ui/drawing/BlueprintPanel.tsx';

/**
 * For the drawing beside the text of a page. Not for anything that has to be understood: it
 * decorates, and has no text.
 */
const meta = {
  title: 'Primitives/BlueprintPanel',
  id: 'ui-blueprintpanel',
  component: BlueprintPanel,
  parameters: {
    state: {
      law: {
        design:
          'The page on top hovers while something is still to do and settles when it is done.',
      },
    },
  },
  // Half of a page on a desk.
  decorators: (Story) => (
    <div style={{ display: 'grid', maxWidth: 560, height: 640 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof BlueprintPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'], args: { drawing: 'tower', page: 'hover' } };

/** Gate, step one: the podium is built, the tower is dashed, the page waits. */
export const Podium: Story = {
  parameters: { state: { cause: 'Step one of the gate.' } },
  args: { drawing: 'podium', page: 'hover' },
};

/** Gate, step two, and the request form: the tower is built, the page above it. */
export const Tower: Story = {
  parameters: { state: { cause: 'Step two of the gate, and the request form.' } },
  args: { drawing: 'tower', page: 'hover' },
};

/** While verifying: the page comes down by half. */
export const PageComingDown: Story = {
  parameters: { state: { cause: 'A code is verified.' } },
  args: { drawing: 'tower', page: 'checking' },
};

/** Request sent: the page is seated. */
export const PageSeated: Story = {
  parameters: { state: { cause: 'The request was sent.' } },
  args: { drawing: 'tower', page: 'seated' },
};

/** Not found: the page is a dashed outline with the void cross. */
export const PageMissing: Story = {
  parameters: {
    state: {
      cause: 'The path leads nowhere.',
      law: { design: 'On the not-found page the page is a dashed outline with the void cross.' },
    },
  },
  args: { drawing: 'pageMissing', page: 'none' },
};
