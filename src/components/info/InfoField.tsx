import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { FieldInputProps } from 'formik';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { employeeCounts } from '../../../shared/employeeCount.ts';
import { infoFields, isRequired, type InfoName } from '../../../shared/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';

const Control = styled(OutlinedInput)(({ theme: { vars } }) => ({
  '& textarea': { resize: 'vertical', minHeight: 152, boxSizing: 'border-box' },
  '&:has(select)': { padding: 0 },
  '& select': { appearance: 'none', paddingRight: 32, cursor: 'pointer' },
  '& select:disabled': { cursor: 'default' },
  '& option': { backgroundColor: vars.palette.background.paper },
  '& svg': {
    position: 'absolute',
    right: 0,
    top: 'calc(50% - .75rem)',
    width: '1.5rem',
    color: vars.palette.action.active,
    fill: 'currentColor',
    pointerEvents: 'none',
  },
  '&.Mui-disabled svg': { color: vars.palette.action.disabled },
}));

const elements = { line: 'input', message: 'textarea', choice: Choice } as const;

export interface InfoFieldProps {
  id: string;
  name: InfoName;
  value: string;
  /** The error message below the field. It also marks the field as invalid. */
  problem?: string | undefined;
  help?: ReactNode;
  locked: boolean;
  /** Formik's handlers. They never change, so typing renders only the current field. */
  onChange?: FieldInputProps<string>['onChange'] | undefined;
  onBlur?: FieldInputProps<string>['onBlur'] | undefined;
}

/** A text field, a multiline text field or a select. */
export const InfoField = memo(function InfoField(props: InfoFieldProps) {
  const { id, name, value, problem, help, locked, onChange, onBlur } = props;
  const { label, limit, control = 'line', type = 'text', autoComplete, wide } = infoFields[name];
  const required = isRequired(name);
  const isChoice = control === 'choice';
  return (
    <Field
      id={id}
      label={label}
      note={required ? undefined : infoForm.optional}
      className={wide ? 'wide' : undefined}
      help={help}
      problem={problem}
    >
      <Control
        id={id}
        name={name}
        value={value}
        error={problem !== undefined}
        readOnly={locked && !isChoice}
        disabled={locked && isChoice}
        onChange={onChange}
        onBlur={onBlur}
        autoComplete={autoComplete}
        inputComponent={elements[control]}
        endAdornment={
          isChoice && (
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M7 10l5 5 5-5z" />
            </svg>
          )
        }
        slotProps={{
          input: {
            // MUI sets the attribute `type`, which a textarea and a select do not support.
            type: control === 'line' ? type : undefined,
            // Required values are not truncated: a truncated value could be valid but wrong.
            maxLength: required || isChoice ? undefined : limit,
            'aria-required': required,
            'aria-describedby': describedBy(id, Boolean(help), problem),
          },
        }}
      />
    </Field>
  );
});

function Choice(props: InputBaseComponentProps) {
  return (
    <select {...(props as ComponentPropsWithRef<'select'>)}>
      <option value="">{infoForm.choose}</option>
      {employeeCounts.map((answer) => (
        <option key={answer.value} value={answer.value}>
          {answer.label}
        </option>
      ))}
    </select>
  );
}
