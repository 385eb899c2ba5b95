import CssBaseline from '@mui/material/CssBaseline';
import { SiteFont } from './SiteFont.tsx';
import { dark, light } from './tokens.ts';

/**
 * What every page starts from: the color of the browser's own bars, the font, MUI's reset and the
 * site's own (`pageStyles`).
 */
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
