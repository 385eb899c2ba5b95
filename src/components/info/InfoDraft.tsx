import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { InfoValues } from '../../../shared/infoRequest.ts';

export interface InfoDraftProps {
  onChange: (values: InfoValues) => void;
}

/** Reports the values at first and after each change. Formik offers them only in its context. */
export function InfoDraft({ onChange }: InfoDraftProps) {
  const { values } = useFormikContext<InfoValues>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
