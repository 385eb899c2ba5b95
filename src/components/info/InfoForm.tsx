import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { namesOf, type InfoFormVariant, type InfoName } from '../../../shared/infoFields.ts';
import type { InfoFormStatus, InfoRequest, InfoValues } from '../../../shared/infoRequest.ts';
import type { Question } from '../../../shared/questions.ts';
import { infoForm } from '../../content/infoForm.ts';
import { infoRequestSchema } from '../../rules/infoRequestSchema.ts';
import { FormSheet, Halves, SheetCell } from '../ui/Sheet.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LiveAskedQuestions } from './AskedQuestions.tsx';
import { InfoDraft } from './InfoDraft.tsx';
import { InfoField } from './InfoField.tsx';
import { QuestionsAndMessage } from './QuestionsAndMessage.tsx';
import { RequestTitleBlock } from './RequestTitleBlock.tsx';
import { SubmitOutcome } from './SubmitOutcome.tsx';
import { VerifiedEmailField } from './VerifiedEmailField.tsx';

const Fields = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `24px ${spacing(5)}`,
  marginTop: spacing(4),
}));

export interface InfoFormProps {
  /** The values with which the form opens. Later changes have no effect. */
  initialValues: InfoValues;
  /** Locks the fields while sending, or shows why nothing was sent. */
  status: InfoFormStatus;
  /** Asks for place and message, or for the number of employees. */
  variant?: InfoFormVariant;
  /** The question chosen on the landing page, if it does not fit into the message. */
  leftOut?: Question | undefined;
  captcha?: ReactNode;
  /** Receives a valid request, in which every string is trimmed. */
  onSubmit: (request: InfoRequest) => Promise<void> | void;
  /** Receives the values after each change, to keep a draft. */
  onChange?: (values: InfoValues) => void;
  /** Receives true when invalid fields prevent a submit, and false when they are corrected. */
  onRefused?: (refused: boolean) => void;
  /** Signs out, for a visitor who wants to use a different email. */
  onSignOut?: (() => void) | undefined;
}

/** The request for information: its title block, fields, captcha, message and submit button. */
export function InfoForm(props: InfoFormProps) {
  const { initialValues, status, variant = 'place', leftOut, captcha } = props;
  const { onSubmit, onChange, onRefused, onSignOut } = props;
  const locked = status === 'sending';
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={infoRequestSchema}
      // Fields are validated on blur, so that they are not marked while typing.
      validateOnChange={false}
      onSubmit={async (values) => {
        await onSubmit(infoRequestSchema.cast(values));
      }}
    >
      <FormSheet noValidate aria-labelledby="form-heading" aria-busy={locked}>
        {onChange && <InfoDraft onChange={onChange} />}
        <RequestTitleBlock
          headingId="form-heading"
          sheet={infoForm.sheet}
          asked={<LiveAskedQuestions />}
          last={[{ term: infoForm.response, detail: infoForm.promise }]}
        >
          <VerifiedEmailField locked={locked} onSignOut={onSignOut} />
        </RequestTitleBlock>
        <Halves>
          <SheetCell component="section" aria-labelledby="who-heading">
            <Typography variant="h3" id="who-heading">
              {infoForm.whoHeading}
            </Typography>
            <FormHelperText component="p">{infoForm.intro}</FormHelperText>
            <Fields>
              {namesOf(variant).map(
                (name) =>
                  !HAVE_OWN_PLACE.has(name) && <InfoField key={name} name={name} locked={locked} />,
              )}
            </Fields>
          </SheetCell>
          {variant === 'place' && (
            <SheetCell>
              <QuestionsAndMessage locked={locked} leftOut={leftOut} />
            </SheetCell>
          )}
        </Halves>
        <Halves plain>
          <SheetCell spacing={4} sx={{ py: 6 }}>
            {captcha}
            <SubmitOutcome status={status} onRefused={onRefused} onSignOut={onSignOut} />
            <VisuallyHidden aria-live="polite">{locked && infoForm.sending}</VisuallyHidden>
            <Stack direction="row">
              <SubmitButton
                busy={locked}
                // Prevents a blur, which could show an error that moves the button during the click.
                onMouseDown={(event) => event.preventDefault()}
              >
                {locked ? infoForm.sending : infoForm.send}
              </SubmitButton>
            </Stack>
          </SheetCell>
        </Halves>
      </FormSheet>
    </Formik>
  );
}

/** The fields outside the list 'About you'. */
const HAVE_OWN_PLACE = new Set<InfoName>(['email', 'message']);
