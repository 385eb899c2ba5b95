import { fontFaces } from './fontFaces.ts';

/** React keeps this element in place. Emotion moves its own, and a moved font is loaded anew. */
export function SiteFont() {
  return (
    <style href="site-font" precedence="font">
      {fontFaces}
    </style>
  );
}
