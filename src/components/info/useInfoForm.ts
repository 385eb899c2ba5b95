import { useFormik } from 'formik';
import { useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react';
import { infoNames, type InfoName } from '../../rules/infoFields.ts';
import { infoProblem, infoRequestSchema } from '../../rules/infoRequestSchema.ts';
import type { InfoFormStatus, InfoRequest, InfoValues } from '../../rules/infoRequest.ts';

export interface InfoFormOptions {
  /** What the fields hold at first: a blank form with the verified email, or a draft. */
  initialValues: InfoValues;
  /** What became of the request; 'unverified' when no email is stored. */
  status: InfoFormStatus;
  /** Called with a valid request as the schema casts it: every text trimmed. */
  onSubmit: (request: InfoRequest) => void;
  /** Called with all values after every change. */
  onChange?: (values: InfoValues) => void;
}

/** What became of the last submit; `corrected` once every field of a refused one is right. */
type SubmitOutcome = 'none' | 'refused' | 'corrected' | 'accepted';

/** The state of the form. Formik holds values and problems; Yup judges a field when it is left. */
export function useInfoForm({ initialValues, status, onSubmit, onChange }: InfoFormOptions) {
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<SubmitOutcome>('none');
  const { values, errors, setFieldValue, setFieldError, submitForm } = useFormik<InfoValues>({
    initialValues,
    validationSchema: infoRequestSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (submitted) => {
      onSubmit(infoRequestSchema.cast(submitted));
      return Promise.resolve(true);
    },
  });

  /** Empty fields are tolerated until the first attempt (docs/decisions/form.md#f2). */
  const problemOf = (name: InfoName, current: InfoValues) =>
    attempts === 0 && current[name].trim() === '' ? undefined : infoProblem(name, current);

  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const name = infoNameOf(target);
    const text: unknown = target.value;
    // The email stays the verified one, whatever a browser fills in.
    if (!name || name === 'email' || typeof text !== 'string') return;
    const next = { ...values, [name]: text };
    void setFieldValue(name, text);
    if (errors[name]) {
      const problem = problemOf(name, next);
      setFieldError(name, problem);
      if (!problem && Object.keys(errors).length === 1) setOutcome('corrected');
    }
    onChange?.(next);
  };
  const blur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = infoNameOf(target);
    if (name) setFieldError(name, problemOf(name, values));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    void submitForm().then((accepted: unknown) => {
      setAttempts(attempts + 1);
      setOutcome(accepted ? 'accepted' : 'refused');
    });
  };
  return {
    values,
    problems: errors,
    attempts,
    refused: outcome === 'refused',
    // After a refused submit, what the host answered belongs to an earlier one.
    status: outcome === 'refused' || outcome === 'corrected' ? ('idle' as const) : status,
    handlers: { onChange: change, onBlur: blur, onSubmit: submit },
  };
}

/** The name of the field that an event came from; undefined for a button or the captcha. */
function infoNameOf({ name }: { name?: unknown }): InfoName | undefined {
  return infoNames.find((known) => known === name);
}
