import { Alert, Button, Container, Grid, TextField, Typography } from '@mui/material';
import { Send } from '@mui/icons-material';
import { Formik } from 'formik';
import { useState } from 'react';
import { infoForm } from '../../../src/content/infoForm.ts';
import { messages } from '../../../src/content/messages.ts';
import { pages } from '../../../src/content/pages.ts';
import { infoFields, namesOf } from '../../../src/rules/infoFields.ts';
import { infoRequestSchema } from '../../../src/rules/infoRequestSchema.ts';
import { blankInfoValues } from '../../../src/rules/infoRequest.ts';
import { api } from './visitor.tsx';

const names = namesOf('place');

export function Info() {
  const [sent, setSent] = useState<boolean>();
  const email = localStorage.getItem('email') ?? '';
  return (
    <Container maxWidth="sm">
      <title>{pages.info.title}</title>
      <Typography variant="h1">
        {sent ? pages.info.headingSent.join(' ') : pages.info.heading}
      </Typography>
      <Typography sx={{ my: 2 }}>{pages.info.intro}</Typography>
      <Formik
        initialValues={blankInfoValues(email)}
        validationSchema={infoRequestSchema}
        onSubmit={async (values) => {
          const request = infoRequestSchema.cast(values);
          setSent((await api.sendEmailToSales(email, request, crypto.randomUUID())).ok);
        }}
      >
        {({ getFieldProps, touched, errors, handleSubmit, isSubmitting }) => (
          <form noValidate onSubmit={handleSubmit}>
            <Typography>{infoForm.intro}</Typography>
            <Grid container spacing={2}>
              {names.map((name) => (
                <Grid key={name} size={{ xs: 12, sm: 6 }}>
                  <TextField
                    {...getFieldProps(name)}
                    fullWidth
                    label={infoFields[name].label}
                    multiline={name === 'message'}
                    disabled={name === 'email'}
                    error={Boolean(touched[name] && errors[name])}
                    helperText={touched[name] && errors[name]}
                  />
                </Grid>
              ))}
            </Grid>
            {sent === true && <Alert>{messages.sent}</Alert>}
            {sent === false && <Alert severity="error">{messages.connectionFailed}</Alert>}
            <Button
              type="submit"
              variant="contained"
              color="secondary"
              endIcon={<Send />}
              disabled={isSubmitting}
            >
              {infoForm.send}
            </Button>
          </form>
        )}
      </Formik>
    </Container>
  );
}
