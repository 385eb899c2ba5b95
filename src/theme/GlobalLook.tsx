import GlobalStyles from '@mui/material/GlobalStyles';
import { styleSheets } from 'virtual:theme-values';
import { Baseline } from './Baseline.tsx';

/** The styles of the page itself: the theme's variables in both color schemes, and the baseline. */
export function GlobalLook() {
  return (
    <>
      <GlobalStyles styles={styleSheets} />
      <Baseline />
    </>
  );
}
