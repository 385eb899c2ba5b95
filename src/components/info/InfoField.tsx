import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { infoFields } from '../../content/infoFields.ts';
import { infoLimits, type InfoTextName } from '../../rules/infoLimits.ts';
import { describedBy, Field } from '../ui/Field.tsx';

export interface InfoFieldProps {
  id: string;
  name: InfoTextName;
  value: string;
  /** The sentence below the field once its value is known to be wrong; it marks the field, too. */
  problem?: string | undefined;
  readOnly: boolean;
  autoComplete: string;
  /** @default 'text' */
  type?: 'text' | 'tel' | undefined;
  /**
   * The label says '(optional)'; every other field says that it is required.
   * @default false
   */
  optional?: boolean | undefined;
  /**
   * Spans both columns of the form, where it has two.
   * @default false
   */
  wide?: boolean | undefined;
}

/**
 * One text field of the request. It has no handlers: the form listens for all of its fields, so
 * that a keystroke draws only the field that was typed in.
 */
export const InfoField = memo(function InfoField(props: InfoFieldProps) {
  const { id, name, value, problem, readOnly, autoComplete, type = 'text' } = props;
  const { optional = false, wide = false } = props;
  return (
    <Field id={id} label={infoFields[name].label} optional={optional} wide={wide} problem={problem}>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={value}
        error={problem !== undefined}
        readOnly={readOnly}
        autoComplete={autoComplete}
        slotProps={{
          input: {
            // A required answer is not cut: what is left of it could be valid, and wrong.
            maxLength: optional ? infoLimits[name] : undefined,
            'aria-required': !optional,
            'aria-describedby': describedBy(id, false, problem),
          },
        }}
      />
    </Field>
  );
});
