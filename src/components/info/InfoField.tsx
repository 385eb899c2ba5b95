import type { InfoName } from '../../../shared/infoFields.ts';
import { InfoFieldView } from './InfoFieldView.tsx';
import { useInfoField } from './useInfoField.ts';

export interface InfoFieldProps {
  name: InfoName;
  locked: boolean;
}

/** A field of the form. It reads Formik's context on every keystroke, and its view is memoized. */
export function InfoField({ name, locked }: InfoFieldProps) {
  return <InfoFieldView {...useInfoField(name)} locked={locked} />;
}
