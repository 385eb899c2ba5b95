export interface StateLinkProps {
  story: string;
  /** The toolbar settings that the link applies, in the format of Storybook's URLs. */
  globals?: string;
  children: string;
}

/** A link that opens a story, with the panel at the side so that a phone is seen whole. */
export function StateLink({ story, globals = '', children }: StateLinkProps) {
  return (
    <a href={`./?path=/story/${story}&globals=${globals}&panel=right`} target="_top">
      {children}
    </a>
  );
}
