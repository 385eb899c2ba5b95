/** The story of a test, as Storybook's plugin adds it to the context. */
export interface Story {
  id: string;
  tags: string[];
  parameters: {
    layout?: string;
    chromatic?: { disableSnapshot?: boolean; media?: 'print' };
  };
}

/** The path of a reference of the story, without extension. */
export const referenceName = ({ id }: Story) => id.replace('--', '/');

/** True for a state of a page other than the main state, which alone shows header and footer. */
export function isSideState({ id, tags, parameters }: Story): boolean {
  return (
    parameters.layout === 'fullscreen' &&
    /^(?:fallback|gate|info|landing|policy)-/.test(id) &&
    !tags.includes('desk')
  );
}

export const hideFrame = new CSSStyleSheet();
hideFrame.replaceSync('header, footer { display: none }');
