import { inScheme } from '../theme/inScheme.ts';

/** Leads to the story in Storybook's own window, out of the frame that this page stands in. */
export function StoryLink({ story }: { story: string }) {
  return (
    <a
      href={`./?path=/story/${story}`}
      target="_top"
      style={{ display: 'block', color: inScheme(({ primary }) => primary.main) }}
    >
      {story}
    </a>
  );
}
