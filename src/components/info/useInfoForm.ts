import { useFormik } from 'formik';
import { useCallback, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { Question } from '../../../shared/questions.ts';
import { infoNames, type InfoName } from '../../../shared/infoFields.ts';
import { infoRequestSchema } from '../../rules/infoRequestSchema.ts';
import { addQuestion, neededRoom, removeQuestion } from '../../rules/questions.ts';
import type {
  InfoFormStatus,
  InfoProblems,
  InfoRequest,
  InfoValues,
} from '../../../shared/infoRequest.ts';

export interface InfoFormOptions {
  initialValues: InfoValues;
  /** The number of characters that the chosen question needs; undefined if it fits. */
  neededRoom?: number | undefined;
  status: InfoFormStatus;
  /** Receives a valid request, in which every string is trimmed. */
  onSubmit: (request: InfoRequest) => void;
  onChange?: (values: InfoValues) => void;
}

/** The state of the form, managed by Formik. A Yup schema validates it on blur and on submit. */
export function useInfoForm(options: InfoFormOptions) {
  const { initialValues, status, onSubmit, onChange } = options;
  /** Is `made` after an invalid submit, and becomes `corrected` once all fields are valid. */
  const [attempt, setAttempt] = useState<'none' | 'made' | 'corrected'>('none');
  const [needed, setNeeded] = useState(options.neededRoom);
  const formik = useFormik<InfoValues>({
    initialValues,
    validationSchema: infoRequestSchema,
    // Validating at each keystroke is too slow (docs/decisions/libraries/formik-and-yup.md).
    validateOnChange: false,
    onSubmit(values, { setSubmitting }) {
      setAttempt('none');
      setSubmitting(false);
      onSubmit(infoRequestSchema.cast(values));
    },
  });
  const { values, errors, touched, submitCount, isSubmitting, isValid, setValues } = formik;
  if (attempt === 'made' && !isSubmitting && isValid) setAttempt('corrected');

  /** Empty fields show no error before the first submit (docs/decisions/form.md#f2). */
  const isShown = (name: InfoName) =>
    touched[name] && (submitCount > 0 || values[name].trim() !== '');
  const problems: InfoProblems = Object.fromEntries(
    infoNames.filter(isShown).map((name) => [name, errors[name]]),
  );

  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, value }: { name: string; value?: unknown } = target;
    // Ignores the captcha, the checkboxes of `toggleQuestion`, and the read-only email.
    if (!isInfoName(name) || name === 'email' || typeof value !== 'string') return;
    const next = { ...values, [name]: value };
    // An error message disappears as soon as its field is valid.
    if (errors[name]) void formik.validateForm(next);
    if (name === 'message') setNeeded(undefined);
    onChange?.(next);
  };
  const toggleQuestion = useCallback(
    (question: Question, checked: boolean) =>
      void setValues((before) => {
        const needed = checked ? neededRoom(before.message, question) : undefined;
        setNeeded(needed);
        if (needed !== undefined) return before;
        const change = checked ? addQuestion : removeQuestion;
        const next = { ...before, message: change(before.message, question) };
        onChange?.(next);
        return next;
      }),
    [setValues, onChange],
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    setAttempt('made');
    formik.handleSubmit(event);
  };
  return {
    values,
    problems,
    submitCount,
    refused: attempt === 'made' && !isSubmitting && !isValid,
    // After an invalid submit, the result of an earlier request is hidden.
    status: attempt === 'none' ? status : ('idle' as const),
    handlers: { onChange: change, onSubmit: submit },
    toggleQuestion,
    neededRoom: needed,
    fieldHandlers: { onChange: formik.handleChange, onBlur: formik.handleBlur },
  };
}

function isInfoName(name: string): name is InfoName {
  return infoNames.some((known) => known === name);
}
