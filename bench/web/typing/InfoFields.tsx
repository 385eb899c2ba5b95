import { InfoField } from '../../../src/components/info/InfoField.tsx';
import type { InfoTextName } from '../../../src/rules/infoLimits.ts';
import { rows } from './rows.ts';

interface InfoFieldsProps {
  values: Record<string, string>;
  problems: Record<string, string | undefined>;
  readOnly: boolean;
}

/** Stands for the product's rows: the product's fields, as many as the address asks for. */
export function InfoFields({ values, problems, readOnly }: InfoFieldsProps) {
  return rows.map(({ name }) => (
    <InfoField
      key={name}
      id={name}
      name={name as InfoTextName}
      autoComplete="off"
      value={values[name] ?? ''}
      problem={problems[name]}
      readOnly={readOnly}
    />
  ));
}
