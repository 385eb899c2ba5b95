import type { InfoName } from '../../../shared/infoFields.ts';
import { InfoFieldView } from './InfoFieldView.tsx';
import { useInfoField } from './useInfoField.ts';

export interface InfoFieldProps {
  /** The field of the request, which decides label, control and limits. */
  name: InfoName;
  /** True while the request is being sent. */
  locked: boolean;
}

/** A field of the form. It reads Formik's context on every keystroke, and its view is memoized. */
export function InfoField({ name, locked }: InfoFieldProps) {
  return <InfoFieldView {...useInfoField(name)} locked={locked} />;
}
