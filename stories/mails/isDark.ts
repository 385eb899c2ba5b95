import { expect, waitFor } from 'storybook/test';

/** Expects the letter in a frame to show its dark look: light words on a dark ground. */
export async function isDark(frame: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const letter = frame instanceof HTMLIFrameElement && frame.contentDocument?.body;
    if (!letter || !frame.contentWindow) throw new Error('The letter has not been loaded yet.');
    const { color, backgroundColor } = frame.contentWindow.getComputedStyle(letter);
    await expect(lightnessOf(color)).toBeGreaterThan(lightnessOf(backgroundColor) + 400);
  });
}

/** The sum of red, green and blue, 765 at most. */
function lightnessOf(color: string): number {
  return (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}
