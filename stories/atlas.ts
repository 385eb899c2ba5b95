import { flows } from './docs/atlas/flows.ts';
import { gate } from './docs/atlas/gate.ts';
import type { AtlasRow } from './docs/atlas/law.ts';
import { letters } from './docs/atlas/letters.ts';
import { pages } from './docs/atlas/pages.ts';
import { parts } from './docs/atlas/parts.ts';
import { request } from './docs/atlas/request.ts';
import { shell } from './docs/atlas/shell.ts';

const sheets = [...gate, ...pages, ...request, ...shell, ...letters, ...parts, ...flows];

/** The id of a story that the atlas names. */
export type StoryId = (typeof sheets)[number]['story'];

/** Every state that a visitor can meet, each with its story. A test compares it with Storybook. */
export const atlas: readonly (AtlasRow & { story: StoryId })[] = sheets;
