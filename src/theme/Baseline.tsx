import CssBaseline from '@mui/material/CssBaseline';
import { fontFaces } from './fontFaces.ts';
import { dark, light } from './tokens.ts';

/** The global styles: font, MUI's reset, `pageStyles`, and the color of browser toolbars. */
export function Baseline() {
  return (
    <>
      {Object.entries({ light, dark }).map(([scheme, { background }]) => (
        <meta
          key={scheme}
          name="theme-color"
          content={background.default}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      {/* Emotion would move this element on hydration, and browsers would load the font again. */}
      <style href="site-font" precedence="font">
        {fontFaces}
      </style>
      <CssBaseline enableColorScheme />
    </>
  );
}
