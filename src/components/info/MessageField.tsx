import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../rules/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import type { InfoFieldProps } from './InfoField.tsx';

const Area = styled(OutlinedInput)({
  '& textarea': { resize: 'vertical', minHeight: 132, boxSizing: 'border-box' },
});

/** A text of several lines, which counts the characters that are left. */
export const MessageField = memo(function MessageField(props: InfoFieldProps) {
  const { id, name, value, problem, locked, onChange, onBlur } = props;
  const { label, limit, required } = infoFields[name];
  const help = value
    ? infoForm.charactersLeft(limit - value.length, limit)
    : infoForm.charactersAllowed(limit);
  return (
    <Field
      id={id}
      label={label}
      optional={!required}
      className="wide"
      help={help}
      problem={problem}
    >
      <Area
        id={id}
        name={name}
        value={value}
        error={problem !== undefined}
        readOnly={locked}
        onChange={onChange}
        onBlur={onBlur}
        inputComponent="textarea"
        slotProps={{
          input: {
            // MUI sets one, which a textarea has not.
            type: undefined,
            maxLength: limit,
            'aria-describedby': describedBy(id, true, problem),
          },
        }}
      />
    </Field>
  );
});
