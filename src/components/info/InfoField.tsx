import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldInputProps } from 'formik';
import { memo } from 'react';
import { infoFields, type InfoName } from '../../rules/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';

/** The props of every control of the form. */
export interface InfoFieldProps {
  id: string;
  /** The name of the field, which gives its label, its limit and its kind. */
  name: InfoName;
  value: string;
  /** The sentence below the field once its value is known to be wrong. It also marks the field. */
  problem?: string | undefined;
  /** True while the request is under way. */
  locked: boolean;
  /** Formik's handlers; they stay the same, so a keystroke renders only the field typed in. */
  onChange?: FieldInputProps<string>['onChange'] | undefined;
  onBlur?: FieldInputProps<string>['onBlur'] | undefined;
}

/** One line of text. */
export const InfoField = memo(function InfoField(props: InfoFieldProps) {
  const { id, name, value, problem, locked, onChange, onBlur } = props;
  const { label, limit, type, autoComplete, wide, required } = infoFields[name];
  return (
    <Field
      id={id}
      label={label}
      optional={!required}
      className={wide ? 'wide' : undefined}
      problem={problem}
    >
      <OutlinedInput
        id={id}
        name={name}
        type={type ?? 'text'}
        value={value}
        error={problem !== undefined}
        readOnly={locked}
        onChange={onChange}
        onBlur={onBlur}
        autoComplete={autoComplete}
        slotProps={{
          input: {
            // A required value is not cut: what is left of it could be valid, and wrong.
            maxLength: required ? undefined : limit,
            'aria-required': required,
            'aria-describedby': describedBy(id, false, problem),
          },
        }}
      />
    </Field>
  );
});
