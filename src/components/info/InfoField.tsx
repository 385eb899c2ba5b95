import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { infoFields, type InfoName } from '../../rules/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';

/** What every control of the form is given. */
export interface InfoFieldProps {
  /** The id of the control, which its label and its problem refer to. */
  id: string;
  /** The name of the field, which says its label, its limit and its kind. */
  name: InfoName;
  /** What it holds. */
  value: string;
  /** The sentence below the field once its value is known to be wrong. It also marks the field. */
  problem?: string | undefined;
  /** True while the request is under way. */
  locked: boolean;
}

/**
 * One line of text. It has no handlers: the form listens for all of its fields, so that a keystroke
 * renders only the field that was typed in.
 */
export const InfoField = memo(function InfoField(props: InfoFieldProps) {
  const { id, name, value, problem, locked } = props;
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
