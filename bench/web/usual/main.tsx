import { AppBar, Container, CssBaseline, GlobalStyles, Link, Toolbar } from '@mui/material';
import { ThemeProvider, Typography, createTheme } from '@mui/material';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { httpSetupApi } from '../../../src/api/httpSetupApi.ts';
import archivo from '../../../src/assets/font/archivo-probuilt-latin.woff2';
import logo from '../../../src/assets/logo/logo.svg';
import { company } from '../../../src/content/company.ts';
import { pages } from '../../../src/content/pages.ts';
import { light } from '../../../src/theme/tokens.ts';
import { Gate } from './Gate.tsx';
import { InfoForm } from './InfoForm.tsx';

const api = httpSetupApi({ host: '', times: { codeMinutes: 10, resendSeconds: 30 } });
const fontFamily = 'Archivo, Arial, sans-serif';
const theme = createTheme({
  palette: { ...light, secondary: { main: light.hivis.main } },
  typography: { fontFamily, h1: { fontSize: '2.5rem' } },
});
const face = { fontFamily: 'Archivo', src: `url('${archivo}')`, fontDisplay: 'swap' } as const;

/** Gate and form as they are usually built: one bundle, an empty root, parts as they come. */
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={{ '@font-face': face }} />
      <BrowserRouter>
        <AppBar position="static" color="transparent" elevation={0}>
          <Toolbar>
            <img src={logo} alt={company.name} height={32} />
          </Toolbar>
        </AppBar>
        <main>
          <Routes>
            <Route path="/" element={<Gate api={api} />} />
            <Route path="/info" element={<Info />} />
          </Routes>
        </main>
        <Container component="footer" sx={{ py: 4 }}>
          <Typography>{company.tagline}</Typography>
          <Link href={company.phone.href}>{company.phone.text}</Link>
        </Container>
      </BrowserRouter>
    </ThemeProvider>
  </StrictMode>,
);

/** The form for whom the host knows, the gate for everybody else. */
function Info() {
  const { email = '', email_token: code = '' } = localStorage as Record<string, string>;
  const [verified, setVerified] = useState<boolean>();
  useEffect(() => {
    void api.verifyAccessCode(email, code).then(({ ok }) => setVerified(ok));
  }, [email, code]);
  if (verified === undefined) return null;
  if (!verified) return <Gate api={api} />;
  return (
    <Container maxWidth="sm">
      <title>{pages.info.title}</title>
      <Typography variant="h1">{pages.info.heading}</Typography>
      <Typography sx={{ my: 2 }}>{pages.info.intro}</Typography>
      <InfoForm
        email={email}
        send={async (request) => (await api.sendEmailToSales(email, request, email)).ok}
      />
    </Container>
  );
}
