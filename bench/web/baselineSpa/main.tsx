import { Button, Container, CssBaseline, GlobalStyles, TextField } from '@mui/material';
import { Step, StepLabel, Stepper, ThemeProvider, Typography, createTheme } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { object, string } from 'yup';
import { httpSetupApi } from '../../../src/api/httpSetupApi.ts';
import archivo from '../../../src/assets/font/archivo-probuilt-latin.woff2';
import { drawings } from '../../../src/content/drawings.ts';
import { messages } from '../../../src/content/messages.ts';
import { pages } from '../../../src/content/pages.ts';
import { light } from '../../../src/theme/tokens.ts';

const api = httpSetupApi();
const fontFamily = 'Archivo, Arial, sans-serif';
const theme = createTheme({
  palette: { ...light, secondary: { main: light.hivis.main } },
  typography: { fontFamily, h1: { fontSize: '2.5rem' } },
});
const face = { fontFamily: 'Archivo', src: `url('${archivo}')`, fontDisplay: 'swap' } as const;
const validationSchema = object({ email: string().email(messages.invalidEmail) });
const labels = { email: 'Email address', code: 'One-time code' };

/** The gate as a common SPA: one bundle, an empty root, and unmodified MUI components. */
createRoot(document.getElementById('root') ?? document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <GlobalStyles styles={{ '@font-face': face }} />
    <BrowserRouter>
      <Container component="main">
        <Routes>
          <Route path="/" element={<Gate />} />
        </Routes>
      </Container>
    </BrowserRouter>
  </ThemeProvider>,
);

function Gate() {
  const [step, setStep] = useState<keyof typeof labels>('email');
  const formik = useFormik({
    initialValues: { email: '', code: '' },
    validationSchema,
    onSubmit: async ({ email, code }, { setFieldError }) => {
      if (step === 'code') await api.verifyAccessCode(email, code);
      else if ((await api.sendAccessCode(email)).ok) setStep('code');
      else setFieldError('email', messages.sendFailed);
    },
  });
  return (
    <form noValidate onSubmit={formik.handleSubmit}>
      <Stepper activeStep={Object.keys(labels).indexOf(step)}>
        {Object.values(labels).map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography variant="h1">{pages.gate.heading}</Typography>
      <TextField
        {...formik.getFieldProps(step)}
        label={labels[step]}
        helperText={formik.touched[step] && formik.errors[step]}
      />
      <Button type="submit">Continue</Button>
      <img src={drawings.podium} alt="" width="100%" />
    </form>
  );
}
