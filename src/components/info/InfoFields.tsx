import { styled } from '@mui/material/styles';
import type { InfoValues } from '../../rules/infoRequest.ts';
import { EmployeeCountField } from './EmployeeCountField.tsx';
import { InfoField, type InfoFieldProps } from './InfoField.tsx';
import { MessageField } from './MessageField.tsx';
import { VerifiedEmailField } from './VerifiedEmailField.tsx';

/** What the form asks for besides name, address and work. */
export type InfoFormVariant = 'place' | 'employeeCount';

type TextRow = Omit<InfoFieldProps, 'id' | 'value' | 'problem' | 'readOnly'>;

const names: TextRow[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
];

const work: TextRow[] = [
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'job', autoComplete: 'organization-title', wide: true },
];

const place: TextRow[] = [
  { name: 'city', autoComplete: 'address-level2', optional: true },
  { name: 'state', autoComplete: 'address-level1', optional: true },
];

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '22px 20px',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
}));

export interface InfoFieldsProps {
  /** What the id of each field begins with. */
  id: string;
  variant: InfoFormVariant;
  email: string;
  values: InfoValues;
  /** The sentence for each field that is shown invalid. */
  problems: Partial<Record<keyof InfoValues, string>>;
  /** True while the request is under way. */
  readOnly: boolean;
  onForget?: (() => void) | undefined;
}

/** The fields of the request, in two columns where there is room. */
export function InfoFields(props: InfoFieldsProps) {
  const { id, variant, email, values, problems, readOnly, onForget } = props;
  const text = (row: TextRow) => (
    <InfoField
      key={row.name}
      {...row}
      id={`${id}-${row.name}`}
      value={values[row.name]}
      problem={problems[row.name]}
      readOnly={readOnly}
    />
  );
  return (
    <Grid>
      {names.map(text)}
      <VerifiedEmailField
        id={`${id}-email`}
        email={email}
        problem={problems.email}
        sending={readOnly}
        onForget={onForget}
      />
      {work.map(text)}
      {variant === 'place' ? (
        <>
          {place.map(text)}
          <MessageField
            id={`${id}-message`}
            value={values.message}
            problem={problems.message}
            readOnly={readOnly}
          />
        </>
      ) : (
        <EmployeeCountField
          id={`${id}-employeeCount`}
          value={values.employeeCount}
          problem={problems.employeeCount}
          readOnly={readOnly}
        />
      )}
    </Grid>
  );
}
