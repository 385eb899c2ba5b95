interface FramedStory {
  tags: readonly string[];
  parameters: { layout?: unknown; docs?: { story?: { inline?: boolean } } };
  playFunction?: unknown;
  storyGlobals?: Record<string, unknown>;
}

/**
 * Whether a story shows its state in a window of its own only: `play` leads to it, it has a width
 * of its own, it takes the focus, or it is a page. A guide is there to be tried among the words.
 */
export function needsFrame(story: FramedStory): boolean {
  const { tags, parameters, playFunction, storyGlobals = {} } = story;
  return (
    parameters.docs?.story?.inline === false ||
    (parameters.layout === 'fullscreen' && !tags.includes('guide')) ||
    playFunction !== undefined ||
    'viewport' in storyGlobals
  );
}
