import { useField, useFormikContext, type FormikHelpers } from 'formik';
import type { FocusEventHandler } from 'react';
import type { InfoName } from '../../../shared/infoFields.ts';
import type { InfoValues } from '../../../shared/infoRequest.ts';

/** A field as Formik knows it. Its two callbacks never change. */
export interface InfoFieldState {
  name: InfoName;
  value: string;
  /** The error message below the field. It also marks the field as invalid. */
  problem?: string | undefined;
  /** True if a change is validated, so that no error outlives the value that it is about. */
  validates: boolean;
  onChange: FormikHelpers<InfoValues>['setFieldValue'];
  onBlur: FocusEventHandler;
}

/** Reads one field from Formik. Blank fields show no error before the first submit (F2). */
export function useInfoField(name: InfoName): InfoFieldState {
  const { submitCount, setFieldValue } = useFormikContext<InfoValues>();
  const [{ value, onBlur }, { error, touched }] = useField<string>(name);
  const isShown = touched && (submitCount > 0 || value.trim() !== '');
  return {
    name,
    value,
    problem: isShown ? error : undefined,
    validates: error !== undefined,
    onChange: setFieldValue,
    onBlur,
  };
}
