import { Button, Grid, Link, TextField, Typography } from '@mui/material';
import { Step, StepLabel, Stepper } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import type { SetupApi } from '../../../src/api/SetupApi.ts';
import { drawings } from '../../../src/content/drawings.ts';
import { gateWords } from '../../../src/content/gate.ts';
import { messages } from '../../../src/content/messages.ts';
import { pages } from '../../../src/content/pages.ts';
import { isEmail } from '../../../src/rules/email.ts';

const validationSchema = object({
  email: string().test('email', messages.invalidEmail, (text) => isEmail(text ?? '')),
});
const labels = { email: 'Email address', code: 'One-time code' };

export function Gate({ api }: { api: SetupApi }) {
  const [step, setStep] = useState<keyof typeof labels>('email');
  const formik = useFormik({
    initialValues: { email: '', code: '' },
    validationSchema,
    onSubmit: async ({ email, code }, { setFieldError }) => {
      if (step === 'email') {
        if ((await api.sendAccessCode(email)).ok) setStep('code');
        else setFieldError('email', messages.sendFailed);
      } else if ((await api.verifyAccessCode(email, code)).ok) {
        Object.assign(localStorage, { email, email_token: code });
        location.assign('/info');
      }
    },
  });
  const problem = formik.touched[step] && formik.errors[step];
  return (
    <Grid container>
      <Grid size={{ xs: 12, md: 6 }} sx={{ p: 4 }}>
        <form noValidate onSubmit={formik.handleSubmit}>
          <title>{pages.gate.title}</title>
          <Stepper activeStep={Object.keys(labels).indexOf(step)}>
            {Object.keys(labels).map((label) => (
              <Step key={label}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Typography variant="h1">{pages.gate.heading}</Typography>
          <Typography sx={{ my: 2 }}>{gateWords.emailIntro}</Typography>
          <TextField
            {...formik.getFieldProps(step)}
            fullWidth
            label={labels[step]}
            error={Boolean(problem)}
            helperText={problem || gateWords.emailHelp}
          />
          <Button type="submit" variant="contained" color="secondary" sx={{ my: 2 }}>
            {step === 'email' ? 'Send Code' : 'Verify Email'}
          </Button>
          <Typography variant="body2">
            How we handle your address: <Link href="/privacy-policy">Privacy Policy</Link>
          </Typography>
        </form>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }} component="img" src={drawings.podium} alt="" />
    </Grid>
  );
}
