import CssBaseline from '@mui/material/CssBaseline';
import { SiteFont } from './SiteFont.tsx';
import { dark, light } from './tokens.ts';

/** The font, MUI's reset with `pageStyles`, and the color of the browser's own bars. */
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
      <SiteFont />
      <CssBaseline enableColorScheme />
    </>
  );
}
