import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '../../src/components/ui/Icon.tsx';
import { noPicture } from '../parameters.ts';

/**
 * Use it beside text with the same meaning. Use it alone only in a control with an accessible name:
 * a lock without text could mean “locked”, “secure” or “press to lock”.
 */
const meta = {
  title: 'Primitives/Icon',
  id: 'ui-icon',
  component: Icon,
  args: { name: 'right', size: 40 },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** Every icon, beside its name. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <Icon name={name} size={40} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
