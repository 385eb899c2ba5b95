import FormHelperText from '@mui/material/FormHelperText';
import { useFormik } from 'formik';
import {
  memo,
  useId,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  type ReactNode,
} from 'react';
import { infoForm } from '../../content/infoFields.ts';
import { pages } from '../../content/pages.ts';
import {
  infoNames,
  infoProblem,
  infoRequestSchema,
  type InfoName,
  type InfoRequest,
  type InfoValues,
} from '../../rules/infoRequest.ts';
import { FormSheet } from '../ui/Sheet.tsx';
import { InfoFields, type InfoFormVariant } from './InfoFields.tsx';
import { InfoFormMessage } from './InfoFormMessage.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/**
 * `unverified`: no valid address is stored, so nothing was sent and the gate has to be passed
 * again.
 */
export type InfoFormStatus = 'idle' | 'sending' | 'failed' | 'unverified';

export interface InfoFormProps {
  /** What the fields hold at first: a blank form with the verified address, or a draft. */
  initialValues: InfoValues;
  /**
   * Asks for city, state and message, or for the number of employees.
   * @default 'place'
   */
  variant?: InfoFormVariant;
  status: InfoFormStatus;
  /** Called with a valid request as the schema casts it: every text trimmed. */
  onSubmit: (request: InfoRequest) => void;
  /** Called with all values after every change. */
  onChange?: (values: InfoValues) => void;
  /** Leads back to the gate, to verify another address. */
  onForget?: (() => void) | undefined;
  /** The captcha, shown above the submit button. By specification nobody reads its answer. */
  captcha?: ReactNode;
}

/**
 * The request for information. Empty fields are tolerated until the first attempt to submit; then
 * each field is checked as it is left, and cleared as soon as it is right.
 */
export function InfoForm(props: InfoFormProps) {
  const { initialValues, variant = 'place', status, onForget, captcha } = props;
  const { formik, refused, refusedLast, attempts, change, leave, submit } = useInfoForm(props);
  const sending = status === 'sending';
  const id = useId();
  return (
    <FormSheet
      noValidate
      aria-labelledby="info-heading"
      aria-busy={sending}
      onChange={change}
      onBlur={leave}
      onSubmit={submit}
    >
      <PageMeta
        title={refused ? `Error: ${pages.info.title}` : pages.info.title}
        description={pages.info.description}
      />
      <Intro />
      <InfoFields
        id={id}
        variant={variant}
        email={initialValues.email}
        values={formik.values}
        problems={formik.errors}
        readOnly={sending}
        onForget={onForget}
      />
      {captcha}
      <div>
        <InfoFormMessage
          key={attempts}
          id={id}
          status={refusedLast ? 'idle' : status}
          problems={refused ? formik.errors : undefined}
          onForget={onForget}
        />
      </div>
      <VisuallyHidden role="status">{sending && infoForm.sending}</VisuallyHidden>
      <Submit sending={sending} />
    </FormSheet>
  );
}

// A keystroke changes neither of these.
const Intro = memo(() => <FormHelperText component="p">{infoForm.intro}</FormHelperText>);

const Submit = memo(({ sending }: { sending: boolean }) => (
  <div>
    <SubmitButton
      busy={sending}
      sx={{ minWidth: 'min(200px, 100%)' }}
      // A field that is left may show its problem and move the button away from under a press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sending ? infoForm.sending : infoForm.send}
    </SubmitButton>
  </div>
));

/**
 * The form's state: Formik holds values and problems, Yup decides; problems are found when a field
 * is left.
 */
function useInfoForm({ initialValues, status, onSubmit, onChange }: InfoFormProps) {
  const [attempts, setAttempts] = useState(0);
  // Then what the service answered belongs to an earlier attempt.
  const [refusedLast, setRefusedLast] = useState(false);
  const formik = useFormik<InfoValues>({
    initialValues,
    validationSchema: infoRequestSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => {
      onSubmit(infoRequestSchema.cast(values));
      return Promise.resolve(true);
    },
  });
  const { values, errors, setFieldValue, setFieldError, submitForm } = formik;

  /** Empty fields are tolerated until the first attempt (decision F2). */
  const problemOf = (name: InfoName, current: InfoValues) =>
    attempts === 0 && current[name].trim() === '' ? undefined : infoProblem(name, current);

  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const name = infoNameOf(target);
    const text: unknown = target.value;
    // The address is the verified one, whatever fills forms.
    if (!name || name === 'email' || typeof text !== 'string') return;
    const next = { ...values, [name]: text };
    void setFieldValue(name, text);
    if (errors[name]) setFieldError(name, problemOf(name, next));
    onChange?.(next);
  };
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = infoNameOf(target);
    if (!name) return;
    setFieldError(name, problemOf(name, values));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    void submitForm().then((accepted: unknown) => {
      setAttempts(attempts + 1);
      setRefusedLast(!accepted);
    });
  };
  const refused = refusedLast && Object.keys(errors).length > 0;
  return { formik, refused, refusedLast, attempts, change, leave, submit };
}

/** The name of the form's field that an event came from; undefined for a button or the captcha. */
function infoNameOf({ name }: { name?: unknown }): InfoName | undefined {
  return infoNames.find((known) => known === name);
}
