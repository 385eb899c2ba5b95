import FormHelperText from '@mui/material/FormHelperText';
import { memo, useId, type ReactNode } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { pages } from '../../content/pages.ts';
import type { InfoFormVariant } from '../../rules/infoFields.ts';
import { PageMeta } from '../ui/PageMeta.tsx';
import { FormSheet } from '../ui/Sheet.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { InfoFields } from './InfoFields.tsx';
import { InfoFormMessage } from './InfoFormMessage.tsx';
import { useInfoForm, type InfoFormOptions } from './useInfoForm.ts';

export interface InfoFormProps extends InfoFormOptions {
  /**
   * Asks for city, state and message, or for the number of employees.
   * @default 'place'
   */
  variant?: InfoFormVariant;
  /** Leads back to the gate, to verify another email or this one again. */
  onSignOut?: (() => void) | undefined;
  /** The captcha, shown above the submit button. By specification its result is not checked. */
  captcha?: ReactNode;
}

/** The request for information: its fields, the captcha, its message and one submit button. */
export function InfoForm(props: InfoFormProps) {
  const { variant = 'place', onSignOut, captcha } = props;
  const form = useInfoForm(props);
  const { values, problems, refused, status } = form;
  const sending = props.status === 'sending';
  const id = useId();
  return (
    <FormSheet noValidate aria-labelledby="info-heading" aria-busy={sending} {...form.handlers}>
      <PageMeta
        title={refused ? pages.info.titleRefused : pages.info.title}
        description={pages.info.description}
      />
      <Intro />
      <InfoFields
        id={id}
        variant={variant}
        values={values}
        problems={problems}
        locked={sending}
        {...form.fieldHandlers}
        onSignOut={onSignOut}
      />
      {captcha}
      <div>
        <InfoFormMessage
          key={form.submitCount}
          id={id}
          status={status}
          problems={refused ? problems : undefined}
          onSignOut={onSignOut}
        />
      </div>
      <VisuallyHidden role="status">{sending && infoForm.sending}</VisuallyHidden>
      <Submit sending={sending} />
    </FormSheet>
  );
}

// Memoised: a keystroke changes neither of these.
const Intro = memo(() => <FormHelperText component="p">{infoForm.intro}</FormHelperText>);

const Submit = memo(({ sending }: { sending: boolean }) => (
  <div>
    <SubmitButton
      busy={sending}
      sx={{ minWidth: 'min(200px, 100%)' }}
      // Prevents a blur, whose problem message could move the button from under the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sending ? infoForm.sending : infoForm.send}
    </SubmitButton>
  </div>
));
