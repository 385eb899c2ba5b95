import { builtTheme } from '../../src/theme/builtTheme.ts';
import { drawn, stories } from '../support/site/drawnStories.tsx';

/** All stories, drawn by whatever modules this file was bundled with. */
export const allDrawn = new Map(
  stories.map(([name, part]) => [name, drawn(part, builtTheme('a'))] as const),
);
