import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { employeeCounts } from '../../../shared/employeeCount.ts';
import { infoFields, isRequired } from '../../../shared/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import type { InfoFieldState } from './useInfoField.ts';

const Control = styled(OutlinedInput)(({ theme: { vars } }) => ({
  '& textarea': { resize: 'vertical', minHeight: 152, boxSizing: 'border-box' },
  '&:has(select)': { padding: 0 },
  '& select': { appearance: 'none', paddingInlineEnd: 32, cursor: 'pointer' },
  '& select[aria-disabled="true"]': { cursor: 'default' },
  '& option': { backgroundColor: vars.palette.background.paper },
  '& svg': {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(50% - .75rem)',
    width: '1.5rem',
    color: vars.palette.action.active,
    fill: 'currentColor',
    pointerEvents: 'none',
  },
}));

const WideField = styled(Field)({ gridColumn: '1 / -1' });

const PairedField = styled(Field)(({ theme }) => ({
  gridColumn: `span ${theme.measures.field}`,
}));

const cells = { row: WideField, pair: PairedField, half: Field } as const;

const elements = { line: 'input', message: 'textarea', choice: Choice } as const;

export interface InfoFieldViewProps extends InfoFieldState {
  help?: ReactNode;
  locked: boolean;
}

/** A text field, a multiline text field or a select. While typing, only the current one renders. */
export const InfoFieldView = memo(function InfoFieldView(props: InfoFieldViewProps) {
  const { name, value, problem, validates, help, locked, onChange, onBlur } = props;
  const {
    label,
    limit,
    control = 'line',
    type = 'text',
    autoComplete,
    width = 'pair',
  } = infoFields[name];
  const required = isRequired(name);
  const isChoice = control === 'choice';
  const isInvalid = problem !== undefined;
  const Cell = cells[width];
  return (
    <Cell
      id={name}
      label={label}
      note={required ? undefined : infoForm.optional}
      help={help}
      problem={problem}
    >
      <Control
        id={name}
        name={name}
        value={value}
        error={isInvalid}
        readOnly={locked}
        // An error ends as soon as its field is valid. Other fields are validated on blur.
        // A locked select keeps the focus, which a disabled one would lose, but not its change.
        onChange={(event) => locked || void onChange(name, event.target.value, validates)}
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
            'aria-disabled': (isChoice && locked) || undefined,
            'aria-describedby': describedBy(name, Boolean(help), problem),
          },
        }}
      />
    </Cell>
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
