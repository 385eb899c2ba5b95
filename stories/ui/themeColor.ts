/** What a color of the theme comes to in a place: in its scheme, and where colors are forced. */
export function themeColor(name: string, place: HTMLElement): string {
  const sample = document.createElement('span');
  sample.style.color = `var(--mui-palette-${name})`;
  place.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
