import { Alert, Button, Grid, TextField } from '@mui/material';
import { Formik } from 'formik';
import { useState } from 'react';
import { infoForm } from '../../../src/content/infoForm.ts';
import { messages } from '../../../src/content/messages.ts';
import { infoFields, namesOf } from '../../../src/rules/infoFields.ts';
import { blankInfoValues, type InfoRequest } from '../../../src/rules/infoRequest.ts';
import { infoRequestSchema as schema } from '../../../src/rules/infoRequestSchema.ts';

export interface InfoFormProps {
  email: string;
  /** True where the request was sent. */
  send: (request: InfoRequest) => Promise<boolean>;
}

/** The form as it is usually written: `<Formik>` around plain text fields. */
export function InfoForm({ email, send }: InfoFormProps) {
  const [sent, setSent] = useState<boolean>();
  return (
    <Formik
      initialValues={blankInfoValues(email)}
      validationSchema={schema}
      onSubmit={async (values) => setSent(await send(schema.cast(values)))}
    >
      {({ getFieldProps, touched, errors, handleSubmit, isSubmitting }) => (
        <form noValidate onSubmit={handleSubmit}>
          <Grid container spacing={2}>
            {namesOf('place').map((name) => (
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
          {sent === false && <Alert severity="error">{messages.connectionFailed}</Alert>}
          {sent && <Alert>{messages.sent}</Alert>}
          <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
            {infoForm.send}
          </Button>
        </form>
      )}
    </Formik>
  );
}
