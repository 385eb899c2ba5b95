import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { pageStyles } from './pageStyles.ts';

export interface BaselineProps {
  /**
   * Lets scroll bars and form controls follow the color scheme of a provider that can switch it.
   * @default false
   */
  enableColorScheme?: boolean;
}

/** What every page starts from: MUI's reset, and the site's own. */
export function Baseline({ enableColorScheme = false }: BaselineProps) {
  return (
    <>
      <CssBaseline enableColorScheme={enableColorScheme} />
      <GlobalStyles styles={pageStyles} />
    </>
  );
}
