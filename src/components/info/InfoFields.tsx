import { styled } from '@mui/material/styles';
import {
  infoFields,
  namesOf,
  type InfoFormVariant,
  type InfoName,
} from '../../rules/infoFields.ts';
import type { InfoProblems, InfoValues } from '../../rules/infoRequest.ts';
import { EmployeeCountField } from './EmployeeCountField.tsx';
import { InfoField, type InfoFieldProps } from './InfoField.tsx';
import { MessageField } from './MessageField.tsx';
import { VerifiedEmailField } from './VerifiedEmailField.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 20px',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
}));

export interface InfoFieldsProps extends Pick<InfoFieldProps, 'locked' | 'onChange' | 'onBlur'> {
  /** What the id of each field begins with. */
  id: string;
  /** Asks for city, state and message, or for the number of employees. */
  variant: InfoFormVariant;
  values: InfoValues;
  /** The sentence for each field that is shown invalid. */
  problems: InfoProblems;
  /** Leads back to the gate, to verify another email; the link is absent without it. */
  onSignOut?: (() => void) | undefined;
}

/** The fields of the request, in two columns where there is room. */
export function InfoFields(props: InfoFieldsProps) {
  const { id, variant, values, problems, locked, onChange, onBlur, onSignOut } = props;
  const controlOf = (name: InfoName) => {
    const field = {
      id: `${id}-${name}`,
      name,
      value: values[name],
      problem: problems[name],
      locked,
      onChange,
      onBlur,
    };
    const { control = 'line' } = infoFields[name];
    switch (control) {
      case 'verifiedEmail':
        return <VerifiedEmailField key={name} {...field} onSignOut={onSignOut} />;
      case 'message':
        return <MessageField key={name} {...field} />;
      case 'choice':
        return <EmployeeCountField key={name} {...field} />;
      case 'line':
        return <InfoField key={name} {...field} />;
    }
  };
  return <Grid>{namesOf(variant).map(controlOf)}</Grid>;
}
