import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlueprintPanel } from '../../src/components/ui/BlueprintPanel.tsx';

const meta = {
  component: BlueprintPanel,
  // Half of a page on a desk.
  decorators: (Story) => (
    <div style={{ display: 'grid', maxWidth: 560, height: 640 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof BlueprintPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gate, step one: the podium is built, the tower is dashed, the orange page waits. */
export const Podium: Story = { args: { drawing: 'podium' } };

/** Gate, step two, and the request form: the tower is built, the page above it. */
export const Tower: Story = { args: { drawing: 'tower' } };

/** While verifying: the page comes down half way. */
export const PageComingDown: Story = { args: { drawing: 'pageComingDown' } };

/** Request sent: the page is seated. */
export const PageSeated: Story = { args: { drawing: 'pageSeated' } };

/** Not found: the page is a dashed outline with the void cross. */
export const PageMissing: Story = { args: { drawing: 'pageMissing' } };
