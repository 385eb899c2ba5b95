import type { Decorator } from '@storybook/react-vite';

/** The widths of components on their pages, in pixels, in a window 1440 pixels wide. */
const widths = {
  page: 1280,
  video: 853,
  form: 696,
  inForm: 606,
  gate: 520,
  facts: 390,
};

/** Limits a component to the width that it has on its page. */
export function atWidth(place: keyof typeof widths) {
  const decorator: Decorator = (Story) => (
    <div style={{ maxWidth: widths[place] }}>
      <Story />
    </div>
  );
  return decorator;
}
