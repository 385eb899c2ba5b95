import { isPage, pageModes, type Mode } from './modes.ts';

/** What Storybook knows of a story, as far as its pictures depend on it. */
export interface Story {
  /** 'gatecard--address-step' */
  id: string;
  /** The component: 'GateCard'. */
  title: string;
  /** The state: 'Address Step'. */
  name: string;
  /** The width that the story itself chooses, by the name of a viewport; it then has no other. */
  viewport?: string;
  /** The parameter `chromatic`: its modes, and media features that go with each of them. */
  review: Review;
}

interface Review {
  disableSnapshot?: boolean;
  forcedColors?: string;
  prefersReducedMotion?: string;
  media?: string;
  modes?: Record<string, { viewport?: string; disable?: boolean } & Record<string, unknown>>;
}

/** The sizes of the toolbar by name; lengths as '390px'. */
export type Viewports = Record<string, { styles: { width: string; height: string } }>;

/** One picture to take: a story in a mode. */
export interface Shot {
  /** Unique, and part of a file name: 'gatecard--address-step.phone-dark'. */
  id: string;
  story: Story;
  mode: Mode;
}

/** Every picture of every story, in the order of the stories. */
export function planShots(stories: readonly Story[], viewports: Viewports): Shot[] {
  return stories
    .filter(({ review }) => !review.disableSnapshot)
    .flatMap((story) =>
      modesOf(story, viewports).map((mode) => ({
        id: `${story.id}.${mode.name.replaceAll(' ', '-')}`,
        story,
        mode,
      })),
    );
}

function modesOf(story: Story, viewports: Viewports): Mode[] {
  const featured = features(story.review);
  const own = Object.entries(story.review.modes ?? {})
    .filter(([name, { disable }]) => !disable && !isForPages(name))
    .map(([name, { viewport, ...globals }]) => ({
      name,
      ...size(viewports, story.viewport ?? viewport),
      globals: Object.fromEntries(
        Object.entries(globals).map(([key, value]) => [key, String(value)]),
      ),
      ...featured,
    }));
  // A story that chooses its width or its media has said all that it is about.
  const more = isPage(story.title) && !story.viewport && Object.keys(featured).length === 0;
  return withoutTwins([...own, ...(more ? pageModes : [])]);
}

/** Chromatic's stand-ins for what the modes of pages do for real. */
const isForPages = (name: string) => pageModes.some((mode) => mode.name === name);

function features({ forcedColors, prefersReducedMotion, media }: Review): Partial<Mode> {
  return {
    ...(forcedColors === 'active' && { forcedColors }),
    ...(prefersReducedMotion === 'reduce' && { reducedMotion: prefersReducedMotion }),
    ...(media === 'print' && { media }),
  };
}

function size(viewports: Viewports, name = ''): Pick<Mode, 'width' | 'height'> {
  const styles = viewports[name]?.styles;
  if (!styles) {
    throw new Error(
      `No viewport is named '${name}'. Name one of: ${Object.keys(viewports).join(', ')}.`,
    );
  }
  return { width: parseInt(styles.width), height: parseInt(styles.height) };
}

/** Leaves out modes that differ from an earlier one in nothing but the name. */
function withoutTwins(modes: readonly Mode[]): Mode[] {
  const looks = modes.map((mode) => JSON.stringify({ ...mode, name: '' }));
  return modes.filter((_mode, index) => looks.indexOf(looks[index] ?? '') === index);
}
