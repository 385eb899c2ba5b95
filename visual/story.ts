import { views } from './views.ts';

/** The story of a test, as Storybook's plugin adds it to the context. */
export interface Story {
  id: string;
  tags: string[];
  parameters: {
    layout?: string;
    chromatic?: {
      disableSnapshot?: boolean;
      media?: 'print';
      modes?: Record<string, { disable?: boolean }>;
    };
  };
}

/** The path of a reference of the story, without extension. */
export const referenceName = ({ id }: Story) => id.replace('--', '/');

/** True if the story has a picture in this view. */
export function isPictured({ tags, parameters }: Story, view: string): boolean {
  const { disableSnapshot = false, modes } = parameters.chromatic ?? {};
  const tag = views[view]?.tag;
  return !disableSnapshot && !modes?.[view]?.disable && (!tag || tags.includes(tag));
}

/** True if header and footer add nothing: a story tagged 'desk' shows them with the same page. */
export function isSideState({ id, tags, parameters }: Story): boolean {
  return (
    parameters.layout === 'fullscreen' &&
    /^(?:fallback|gate|info|landing|policy)-/.test(id) &&
    !tags.includes('desk') &&
    !tags.includes('window')
  );
}
