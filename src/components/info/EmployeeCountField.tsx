import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { infoFields } from '../../content/infoFields.ts';
import { employeeCounts } from '../../rules/employeeCount.ts';
import { describedBy, Field } from '../ui/Field.tsx';

export interface EmployeeCountFieldProps {
  id: string;
  /** The chosen answer, 1 to 9, as a text; empty when none is. */
  value: string;
  problem?: string | undefined;
  readOnly: boolean;
}

/** The optional question of the second form variant: how many people the company employs. */
export const EmployeeCountField = memo(function EmployeeCountField(props: EmployeeCountFieldProps) {
  const { id, value, problem, readOnly } = props;
  return (
    <Field id={id} label={infoFields.employeeCount.label} optional wide problem={problem}>
      <NativeSelect
        name="employeeCount"
        value={value}
        error={problem !== undefined}
        disabled={readOnly}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': describedBy(id, false, problem) }}
      >
        <option value="">{infoFields.employeeCount.choose}</option>
        {employeeCounts.map(({ value: answer, label }) => (
          <option key={answer} value={answer}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
});
