import { fontFaces } from './fontFaces.ts';

/** The site's font. An element that React keeps: Emotion moves its own, which loads a font anew. */
export function SiteFont() {
  return (
    <style href="site-font" precedence="font">
      {fontFaces}
    </style>
  );
}
