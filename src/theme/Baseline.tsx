import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { siteFont } from './fontFaces.ts';
import { pageStyles } from './pageStyles.ts';

export interface BaselineProps {
  /**
   * Lets scroll bars and form controls follow the color scheme of a provider that can switch it.
   * @default false
   */
  enableColorScheme?: boolean;
}

/** What every page starts from: MUI's reset, the site's own, and its font, which the built pages fetch themselves. */
export function Baseline({ enableColorScheme = false }: BaselineProps) {
  return (
    <>
      <CssBaseline enableColorScheme={enableColorScheme} />
      <GlobalStyles styles={pageStyles} />
      {!import.meta.env.SSR && <GlobalStyles styles={{ '@font-face': siteFont }} />}
    </>
  );
}
