import CssBaseline from '@mui/material/CssBaseline';
import { SiteFont } from './SiteFont.tsx';

/** What every page starts from: the font, MUI's reset and the site's own (`pageStyles`). */
export function Baseline() {
  return (
    <>
      <SiteFont />
      <CssBaseline enableColorScheme />
    </>
  );
}
