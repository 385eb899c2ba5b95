import { Button, Grid, TextField } from '@mui/material';
import { Formik } from 'formik';
import { infoFields, infoNames } from './infoFields.ts';
import { blankInfoValues, infoRequestSchema } from './infoRequest.ts';

/** The form as it is usually written. */
export function UsualForm() {
  return (
    <Formik
      initialValues={blankInfoValues()}
      validationSchema={infoRequestSchema}
      onSubmit={() => undefined}
    >
      {({ getFieldProps, touched, errors, handleSubmit }) => (
        <form noValidate onSubmit={handleSubmit}>
          <Grid container spacing={2}>
            {infoNames.map((name) => (
              <Grid key={name} size={{ xs: 12, sm: 6 }}>
                <TextField
                  {...getFieldProps(name)}
                  fullWidth
                  label={infoFields[name]?.label}
                  error={Boolean(touched[name] && errors[name])}
                  helperText={touched[name] && errors[name]}
                />
              </Grid>
            ))}
          </Grid>
          <Button type="submit">Send</Button>
        </form>
      )}
    </Formik>
  );
}
