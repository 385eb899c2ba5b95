import {
  Box,
  Button,
  Grid,
  Link,
  Step,
  StepLabel,
  Stepper,
  TextField,
  Typography,
} from '@mui/material';
import { ArrowBack } from '@mui/icons-material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { drawings } from '../../../src/content/drawings.ts';
import { gateWords } from '../../../src/content/gate.ts';
import { messages } from '../../../src/content/messages.ts';
import { pages } from '../../../src/content/pages.ts';
import { isEmail } from '../../../src/rules/email.ts';
import { api, useVisitor } from './visitor.tsx';

const { heading } = pages.gate;
const { emailIntro, emailHelp } = gateWords;
const schema = object({
  email: string().test('email', messages.invalidEmail, (text) => isEmail(text ?? '')),
});

export function Gate() {
  const [, become] = useVisitor();
  const [step, setStep] = useState(0);
  const formik = useFormik({
    initialValues: { email: '', code: '' },
    validationSchema: schema,
    onSubmit: async ({ email, code }, { setFieldError }) => {
      if (step === 0) {
        if ((await api.sendAccessCode(email)).ok) setStep(1);
        else setFieldError('email', messages.sendFailed);
      } else if ((await api.verifyAccessCode(email, code)).ok) {
        localStorage.setItem('email', email);
        localStorage.setItem('email_token', code);
        become('verified');
      }
    },
  });
  const name = step === 0 ? 'email' : 'code';
  const problem = formik.touched[name] && formik.errors[name];
  return (
    <Grid container>
      <Grid size={{ xs: 12, md: 6 }} sx={{ p: 4 }}>
        <form noValidate onSubmit={formik.handleSubmit}>
          <title>{pages.gate.title}</title>
          <Stepper activeStep={step}>
            {['Email', 'Code'].map((label) => (
              <Step key={label}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Typography variant="h1">{heading}</Typography>
          <Typography sx={{ my: 2 }}>{emailIntro}</Typography>
          <TextField
            {...formik.getFieldProps(name)}
            fullWidth
            label={step === 0 ? 'Email address' : 'One-time code'}
            error={Boolean(problem)}
            helperText={problem || emailHelp}
          />
          <Box sx={{ my: 2 }}>
            <Button
              type="submit"
              variant="contained"
              color="secondary"
              disabled={formik.isSubmitting}
            >
              {step === 0 ? 'Send Code' : 'Verify Email'}
            </Button>
            {step === 1 && (
              <Button startIcon={<ArrowBack />} onClick={() => setStep(0)}>
                Back
              </Button>
            )}
          </Box>
          <Typography variant="body2">
            How we handle your address: <Link href="/privacy-policy">Privacy Policy</Link>
          </Typography>
        </form>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }} component="img" src={drawings.podium} alt="" />
    </Grid>
  );
}
