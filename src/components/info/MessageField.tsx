import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { infoFields } from '../../content/infoFields.ts';
import { infoLimits } from '../../rules/infoLimits.ts';
import { describedBy, Field } from '../ui/Field.tsx';

const LIMIT = infoLimits.message;

const Area = styled(OutlinedInput)({
  '& textarea': { resize: 'vertical', minHeight: 132, boxSizing: 'border-box' },
});

export interface MessageFieldProps {
  id: string;
  value: string;
  problem?: string | undefined;
  readOnly: boolean;
}

/** The optional message, which counts what is left of its 500 characters. */
export const MessageField = memo(function MessageField(props: MessageFieldProps) {
  const { id, value, problem, readOnly } = props;
  const help = value
    ? `${LIMIT - value.length} of ${LIMIT} characters left`
    : `Up to ${LIMIT} characters`;
  return (
    <Field id={id} label={infoFields.message.label} optional wide help={help} problem={problem}>
      <Area
        id={id}
        name="message"
        value={value}
        error={problem !== undefined}
        readOnly={readOnly}
        inputComponent="textarea"
        slotProps={{
          input: { maxLength: LIMIT, 'aria-describedby': describedBy(id, true, problem) },
        }}
      />
    </Field>
  );
});
