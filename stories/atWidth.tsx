import type { Decorator } from '@storybook/react-vite';

/** The widths that parts have on their pages, in pixels, in a window of 1440. */
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

/** A part in the width that it has on its page, where there is as much room. */
export function atWidth(place: keyof typeof widths) {
  const decorator: Decorator = (Story) => (
    <div style={{ maxWidth: widths[place] }}>
      <Story />
    </div>
  );
  return decorator;
}
