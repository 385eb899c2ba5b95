import { CssBaseline, ThemeProvider } from '@mui/material';
import { createRoot } from 'react-dom/client';
import { infoFields, infoNames } from '../../../shared/infoFields.ts';
import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';

// Adds fields to the list before the schema and the form read it. The message stays the last field.
const count = Number(new URLSearchParams(window.location.search).get('fields'));
const more = Array.from({ length: count - 9 }, (_, index) => `city${index}`);
for (const name of more) Object.assign(infoFields, { [name]: infoFields.city });
(infoNames as string[]).splice(infoNames.indexOf('message'), 0, ...more);

const { InfoForm } = await import('../../../src/components/info/InfoForm.tsx');
const { blankInfoValues } = await import('../../../shared/infoRequest.ts');

/** Renders our form with the number of fields that the query gives, such as `?fields=100`. */
createRoot(document.getElementById('root') ?? document.body).render(
  <ThemeProvider theme={createSiteTheme()}>
    <CssBaseline />
    <InfoForm
      initialValues={blankInfoValues('visitor@firm.example')}
      status="idle"
      onSubmit={() => {}}
    />
  </ThemeProvider>,
);
