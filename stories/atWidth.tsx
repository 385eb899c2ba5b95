import type { Decorator } from '@storybook/react-vite';

/** The widths of parts on their pages, in pixels, in a window of 1440 pixels. */
const widths = {
  page: 1280,
  film: 853,
  form: 696,
  inForm: 606,
  gate: 520,
  besideForm: 497,
  contents: 437,
  facts: 390,
};

/** Gives a part its width on its page, if there is room. */
export function atWidth(place: keyof typeof widths) {
  const decorator: Decorator = (Story) => (
    <div style={{ maxWidth: widths[place] }}>
      <Story />
    </div>
  );
  return decorator;
}
