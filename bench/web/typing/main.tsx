import { CssBaseline, ThemeProvider } from '@mui/material';
import { createRoot } from 'react-dom/client';
import { infoFields, infoNames } from '../../../src/rules/infoFields.ts';
import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';

/** The form that the query asks for: `?form=ours&fields=100`, of nine fields or more. */
const query = new URLSearchParams(window.location.search);
const more = Array.from({ length: Number(query.get('fields')) - 9 }, (_, index) => `city${index}`);

// The one list of fields grows before schema and form read it; the message stays the last.
for (const name of more) Object.assign(infoFields, { [name]: infoFields.city });
(infoNames as string[]).splice(infoNames.indexOf('message'), 0, ...more);

const [{ InfoForm }, { InfoForm: UsualForm }, { blankInfoValues }] = await Promise.all([
  import('../../../src/components/info/InfoForm.tsx'),
  import('../usual/InfoForm.tsx'),
  import('../../../src/rules/infoRequest.ts'),
]);
const email = 'visitor@firm.example';
const forms = {
  ours: (
    <ThemeProvider theme={createSiteTheme()}>
      <CssBaseline />
      <InfoForm initialValues={blankInfoValues(email)} status="idle" onSubmit={() => {}} />
    </ThemeProvider>
  ),
  usual: <UsualForm email={email} send={() => Promise.resolve(true)} />,
};
const root = createRoot(document.getElementById('root') ?? document.body);
root.render(forms[query.get('form') as keyof typeof forms]);
