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

/** How many states each part has to show at least. */
export const leastStates: Record<string, number> = {
  Header: 3,
  Footer: 2,
  BackToTop: 3,
  PageFrame: 2,
  GateCard: 10,
  InfoForm: 12,
  PromoVideo: 5,
  LandingPage: 3,
  InfoPage: 4,
  PolicyPage: 3,
  NotFoundPage: 1,
  ErrorPage: 1,
};
