import type { Decorator } from '@storybook/react-vite';

/** The widths in pixels that parts have on a desk of 1440. */
export const widths = { gate: 520, form: 695, inForm: 607, facts: 392, film: 830, page: 1240 };

/** A part in the width that it has on its page, where there is as much room. */
export function atWidth(place: keyof typeof widths) {
  const decorator: Decorator = (Story) => (
    <div style={{ maxWidth: widths[place] }}>
      <Story />
    </div>
  );
  return decorator;
}
