import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, useId, type ReactNode } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { pages } from '../../content/pages.ts';
import { namesOf, type InfoFormVariant, type InfoName } from '../../../shared/infoFields.ts';
import { questionsOf } from '../../rules/questions.ts';
import { PageMeta } from '../ui/PageMeta.tsx';
import { FormSheet, SheetBody, SheetFoot } from '../ui/Sheet.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { InfoField } from './InfoField.tsx';
import { InfoFormMessage, type InfoFormMessageProps } from './InfoFormMessage.tsx';
import { MessageField } from './MessageField.tsx';
import { QuestionBoxes } from './QuestionBoxes.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { useInfoForm, type InfoFormOptions } from './useInfoForm.ts';
import { VerifiedEmailField, type VerifiedEmailFieldProps } from './VerifiedEmailField.tsx';

const Fields = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  gap: '24px 20px',
  marginTop: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
}));

const Foot = styled(SheetFoot)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 0,
    paddingInline: 0,
    '& > *': { marginInline: 'var(--sheet-inset)' },
    '& > :only-child': { gridColumn: 2 },
  },
  '& .send': { ...theme.mixins.column, gap: 16 },
  '& .send > :empty': { display: 'none' },
}));

export interface InfoFormProps extends InfoFormOptions {
  variant?: InfoFormVariant;
  onSignOut?: (() => void) | undefined;
  captcha?: ReactNode;
}

/** The request for information: its title block, fields, captcha, message and submit button. */
export function InfoForm(props: InfoFormProps) {
  const { variant = 'place', onSignOut, captcha } = props;
  const form = useInfoForm(props);
  const { values, problems, refused, status } = form;
  const locked = props.status === 'sending';
  const id = useId();
  const field = (name: InfoName) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    problem: problems[name],
    locked,
    ...form.fieldHandlers,
  });
  return (
    <FormSheet noValidate aria-labelledby={`${id}-heading`} aria-busy={locked} {...form.handlers}>
      <PageMeta
        title={refused ? pages.info.titleRefused : pages.info.title}
        description={pages.info.description}
      />
      <Sender headingId={`${id}-heading`} {...field('email')} onSignOut={onSignOut} />
      <SheetBody>
        <section aria-labelledby={`${id}-who`}>
          <Who id={`${id}-who`} />
          <Fields>
            {namesOf(variant).map((name) => {
              const isElsewhere = name === 'email' || name === 'message';
              return !isElsewhere && <InfoField key={name} {...field(name)} />;
            })}
          </Fields>
        </section>
        {variant === 'place' && (
          <div>
            <QuestionBoxes
              id={`${id}-questions`}
              message={questionsOf(values.message)}
              locked={locked}
              onToggle={form.toggleQuestion}
            />
            <MessageField {...field('message')} neededRoom={form.neededRoom} />
          </div>
        )}
      </SheetBody>
      <Actions
        submitCount={form.submitCount}
        sending={locked}
        captcha={captcha}
        id={id}
        status={status}
        problems={refused ? problems : undefined}
        onSignOut={onSignOut}
      />
    </FormSheet>
  );
}

// These components are memoized, because most keystrokes do not change them.
const Sender = memo(({ headingId, ...field }: VerifiedEmailFieldProps & { headingId: string }) => (
  <TitleBlock headingId={headingId}>
    <div className="from">
      <p className="term">{infoForm.from}</p>
      <VerifiedEmailField {...field} />
    </div>
  </TitleBlock>
));

const Who = memo(({ id }: { id: string }) => (
  <>
    <Typography variant="h3" id={id}>
      {infoForm.whoHeading}
    </Typography>
    <FormHelperText component="p">{infoForm.intro}</FormHelperText>
  </>
));

interface ActionsProps extends InfoFormMessageProps {
  submitCount: number;
  sending: boolean;
  captcha: ReactNode;
}

const Actions = memo(({ submitCount, sending, captcha, ...message }: ActionsProps) => (
  <Foot>
    {captcha}
    <div className="send">
      <div>
        <InfoFormMessage key={submitCount} {...message} />
      </div>
      <VisuallyHidden role="status">{sending && infoForm.sending}</VisuallyHidden>
      <div>
        <SubmitButton
          busy={sending}
          sx={{ minWidth: 'min(200px, 100%)' }}
          // Prevents a blur, which could show an error that moves the button during the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {sending ? infoForm.sending : infoForm.send}
        </SubmitButton>
      </div>
    </div>
  </Foot>
));
