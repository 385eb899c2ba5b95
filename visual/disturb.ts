// Both run inside the page, once it is drawn: a small change, as a careless edit would make.

/** One pixel more of padding at the top of the first part that has any, or of the first part. */
export function disturbPadding(): void {
  // What waits above the page, as the skip link does, is not in the picture.
  const parts = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].filter((part) => {
    const { bottom, height } = part.getBoundingClientRect();
    const shown = bottom + scrollY > 0 && height > 1;
    return shown && getComputedStyle(part).visibility === 'visible';
  });
  const padding = (part: HTMLElement) => parseFloat(getComputedStyle(part).paddingTop);
  const part = parts.find((one) => padding(one) > 0) ?? parts[0];
  part?.style.setProperty('padding-top', `${padding(part) + 1}px`, 'important');
}

/** 3/255 more or less of the red in the first ground, or else in the first letters or lines. */
export function disturbColor(): void {
  // What waits above the page, as the skip link does, is not in the picture.
  const parts = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].filter((part) => {
    const { bottom, height } = part.getBoundingClientRect();
    const shown = bottom + scrollY > 0 && height > 1;
    return shown && getComputedStyle(part).visibility === 'visible';
  });
  const painted = parts.find((part) => getComputedStyle(part).backgroundColor.startsWith('rgb('));
  const property = painted ? 'background-color' : 'color';
  for (const part of painted ? [painted] : parts) {
    const color = getComputedStyle(part).getPropertyValue(property);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const next = red > 127 ? red - 3 : red + 3;
    part.style.setProperty(property, `rgb(${next} ${green} ${blue})`, 'important');
  }
}
