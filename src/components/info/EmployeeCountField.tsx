import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { employeeCounts } from '../../rules/employeeCount.ts';
import { infoFields } from '../../rules/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import type { InfoFieldProps } from './InfoField.tsx';

/** The nine answers to how many people the company employs. The value is '1' to '9', or empty. */
export const EmployeeCountField = memo(function EmployeeCountField(props: InfoFieldProps) {
  const { id, name, value, problem, locked, onChange, onBlur } = props;
  const { label, required } = infoFields[name];
  return (
    <Field id={id} label={label} optional={!required} className="wide" problem={problem}>
      <NativeSelect
        name={name}
        value={value}
        error={problem !== undefined}
        disabled={locked}
        input={<OutlinedInput onBlur={onBlur} />}
        onChange={onChange}
        inputProps={{ id, 'aria-describedby': describedBy(id, false, problem) }}
      >
        <option value="">{infoForm.choose}</option>
        {employeeCounts.map((answer) => (
          <option key={answer.value} value={answer.value}>
            {answer.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
});
