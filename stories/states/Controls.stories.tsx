import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { gateWords } from '../../src/content/gate.ts';
import { everyView } from '../pageReview.ts';
import { ControlMatrix } from './ControlMatrix.tsx';

const PRESSABLE = ':is(a, button, summary)';
const FOCUSABLE = ':is(a, button, summary, input, select, textarea)';

const meta = {
  title: 'Primitives/Controls',
  id: 'states-controls',
  component: ControlMatrix,
  parameters: {
    state: {
      cause: 'The pointer is over a control, the keyboard is on it, it is pressed, it waits.',
      law: { design: 'A button says what it does and keeps its name while it works.' },
    },
    // A page has one navigation; here are four, one for each state.
    a11y: {
      options: {
        rules: { 'landmark-unique': { enabled: false } },
      },
    },
    // Hands cannot be in many places at once: these states are set by classes.
    pseudo: {
      rootSelector: 'body',
      hover: ['[data-state="hover"] *', `[data-state="pressed"] ${PRESSABLE}`],
      active: [`[data-state="pressed"] ${PRESSABLE}`],
      focus: [`[data-state="focus"] ${FOCUSABLE}`],
      focusVisible: [`[data-state="focus"] ${FOCUSABLE}`],
      focusWithin: ['[data-state="focus"] .MuiInputBase-root'],
    },
  },
} satisfies Meta<typeof ControlMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a control looks like at rest, under the pointer, focused, pressed, waiting, refused. */
export const EveryState: Story = {
  tags: ['every-view', 'new'],
  parameters: { chromatic: everyView },
  play: async ({ canvas }) => {
    // The addon sets the styles once this has ended. A test says so by itself.
    if (!('VITEST_STORYBOOK' in import.meta.env)) return;
    addons.getChannel().emit(STORY_RENDERED);
    const [rest, , focused] = canvas.getAllByRole('button', { name: gateWords.send });
    await waitFor(() => expect(focused).toHaveStyle({ outlineStyle: 'solid' }));
    await expect(rest).toHaveStyle({ outlineStyle: 'none' });
  },
};
