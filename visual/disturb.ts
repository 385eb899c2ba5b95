import { afterEach } from 'vitest';

const change: unknown = import.meta.env['VITE_DISTURB'];

// Runs before the picture is taken. `visual/prove.ts` makes a small change to every story with it.
afterEach(() => {
  const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) => {
    const { bottom, height } = part.getBoundingClientRect();
    return part.checkVisibility({ visibilityProperty: true }) && bottom + scrollY > 0 && height > 1;
  });
  if (change === 'padding') addPadding(parts);
  else changeColor(parts);
});

/** One pixel more at the top of the first part that has a padding, or else of the first part. */
function addPadding(parts: HTMLElement[]) {
  const padding = (part: HTMLElement) => Number.parseFloat(getComputedStyle(part).paddingTop);
  const part = parts.find((one) => padding(one) > 0) ?? parts[0];
  part?.style.setProperty('padding-top', `${padding(part) + 1}px`, 'important');
}

/** 3/255 of red more or less in the first ground, or else in all letters and lines. */
function changeColor(parts: HTMLElement[]) {
  const painted = parts.find((part) => getComputedStyle(part).backgroundColor.startsWith('rgb('));
  const property = painted ? 'background-color' : 'color';
  for (const part of painted ? [painted] : parts) {
    const color = getComputedStyle(part).getPropertyValue(property);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    part.style.setProperty(
      property,
      `rgb(${red > 127 ? red - 3 : red + 3} ${green} ${blue})`,
      'important',
    );
  }
}
