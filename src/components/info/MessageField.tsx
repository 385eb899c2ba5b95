import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../rules/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import type { InfoFieldProps } from './InfoField.tsx';

const Area = styled(OutlinedInput)({
  '& textarea': { resize: 'vertical', minHeight: 152, boxSizing: 'border-box' },
});

export interface MessageFieldProps extends InfoFieldProps {
  /** How many characters a question needs that does not fit into what is left. */
  neededRoom: number | undefined;
}

/** A text of several lines, which counts the characters that are left. */
export const MessageField = memo(function MessageField(props: MessageFieldProps) {
  const { id, name, value, problem, locked, onChange, onBlur, neededRoom } = props;
  const { label, limit, required } = infoFields[name];
  const counter = value
    ? infoForm.charactersLeft(limit - value.length, limit)
    : infoForm.charactersAllowed(limit);
  const help = (
    <>
      {/* A keystroke is not announced, a box that stays empty is. */}
      <span aria-live="polite">
        {neededRoom !== undefined && <strong>{infoForm.notEnoughRoom(neededRoom)}</strong>}
      </span>
      {neededRoom === undefined && counter}
    </>
  );
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
