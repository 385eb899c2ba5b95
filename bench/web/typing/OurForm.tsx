import { CssBaseline, ThemeProvider } from '@mui/material';
import { storeRequestDraft } from '../../../src/auth/requestDraft.ts';
import { InfoForm } from '../../../src/components/info/InfoForm.tsx';
import type { InfoValues } from '../../../src/rules/infoRequest.ts';
import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';
import { blankInfoValues } from './infoRequest.ts';

const theme = createSiteTheme();
const blank = blankInfoValues() as InfoValues;

/**
 * The product's form itself, with the rows of this folder (see swapRows.ts), keeping its draft as
 * it does there.
 */
export function OurForm() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <InfoForm
        initialValues={blank}
        status="idle"
        onSubmit={() => undefined}
        onChange={(values) => storeRequestDraft({ values })}
      />
    </ThemeProvider>
  );
}
