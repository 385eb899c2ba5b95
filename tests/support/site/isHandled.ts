import { fireEvent } from '@testing-library/react';

/** Clicks a link, and returns whether the site handles the click. jsdom could not follow the link. */
export function isHandled(link: Element, init: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const note = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  fireEvent.click(link, init);
  return isPrevented;
}
