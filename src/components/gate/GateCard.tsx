import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
import { gateWords } from '../../content/gate.ts';
import { pages } from '../../content/pages.ts';
import { isLocked } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { GateField, type GateFieldProps } from './GateField.tsx';
import { GateNews, type GateNewsProps } from './GateNews.tsx';
import { GatePage } from './GatePage.tsx';
import { GateSteps, QuietSteps } from './GateSteps.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';
import { SavedAccess } from './SavedAccess.tsx';
import { ScriptNotices } from './ScriptNotice.tsx';
import { partOf, type Shown } from './shown.ts';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  'html[data-script="missing"] [data-shown="both"] & .scripted': { display: 'none' },
});

const OfForm = styled('div')(partOf.form);

const OfCheck = styled('div')(partOf.checking);

const Introduction = styled('p')(({ theme: { breakpoints, mixins, typography, vars } }) => ({
  ...typography.lead,
  maxWidth: '25.23em',
  marginBottom: 'clamp(24px, 3vw, 36px)',
  color: vars.palette.text.secondary,
  '& strong': {
    display: 'inline-block',
    color: vars.palette.text.primary,
    overflowWrap: 'anywhere',
  },
  [breakpoints.up('sm')]: { '& .narrow': { display: 'none' } },
  [breakpoints.down('sm')]: {
    marginBottom: 20,
    '& .wide': { display: 'none' },
    '& strong': { display: 'block', fontSize: '1rem', fontStretch: '94%' },
  },
  [mixins.lowWindow]: { maxWidth: 'none', marginBottom: 12, fontSize: '1.0625rem' },
  [mixins.smallLaptop]: { marginBottom: 16, fontSize: '1.125rem' },
}));

const Actions = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 12,
  [breakpoints.down('sm')]: { marginTop: 8 },
  [mixins.smallLaptop]: { marginTop: 4 },
  '& .MuiButton-contained': { minWidth: 'min(190px, 100%)' },
}));

const Privacy = styled('p')(({ theme: { mixins, typography, vars } }) => ({
  ...typography.body2,
  marginTop: 'clamp(20px, 3vw, 36px)',
  paddingTop: 16,
  borderTop: `1px solid ${vars.palette.line.subtle}`,
  color: vars.palette.text.secondary,
  [mixins.smallLaptop]: { marginTop: 12, paddingTop: 8 },
}));

export interface GateCardProps extends GateFieldProps, GateNewsProps, ResendCodeProps {
  /** The form, the check of saved access, or both in the prerendered page. */
  shown?: Shown;
  /** Returns to the email step. */
  onBack: () => void;
  /** Receives the email or the code as typed. */
  onSubmit: (text: string) => void;
}

/** The gate: one field, first for an email, then for the code sent to it. */
export function GateCard(props: GateCardProps) {
  const { shown = 'form', gate, onSubmit, onBack } = props;
  const atCode = gate.step === 'code';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(atCode ? 'code' : 'email');
    if (!isLocked(gate) && typeof text === 'string') onSubmit(text);
  };
  return (
    <GatePage shown={shown} gate={gate}>
      <PageMeta title={pages.gate.title} description={pages.gate.description} />
      {/* Without JavaScript, method "dialog" submits nothing, so no email appears in a URL. */}
      <Form method="dialog" noValidate aria-busy={gate.phase !== 'idle'} onSubmit={submit}>
        {shown !== 'checking' && (
          <OfForm>
            <GateSteps gate={gate} />
          </OfForm>
        )}
        {shown !== 'form' && (
          <OfCheck>
            <QuietSteps />
          </OfCheck>
        )}
        <PageHeading>{pages.gate.heading}</PageHeading>
        {shown === 'both' && <ScriptNotices />}
        {shown !== 'form' && (
          <OfCheck>
            <SavedAccess />
          </OfCheck>
        )}
        <GateNews {...props} />
        {/* The key creates a new element for each step, because moving the old one would be a
        layout shift, and React cannot update text that the browser has translated. */}
        {shown !== 'checking' && (
          <OfForm className="scripted" key={gate.step}>
            {atCode ? <CodeIntroduction email={gate.email} /> : <EmailIntroduction />}
            <GateField {...props} />
            <Actions>
              <SubmitButton busy={isLocked(gate)}>
                {atCode ? gateWords.verify : gateWords.send}
              </SubmitButton>
              {atCode && (
                <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
                  {gateWords.back}
                </Button>
              )}
            </Actions>
            {atCode && <ResendCode {...props} />}
            <Privacy>
              {gateWords.handling} <Link href="/privacy-policy">{gateWords.policy}</Link>
            </Privacy>
          </OfForm>
        )}
      </Form>
    </GatePage>
  );
}

function EmailIntroduction() {
  return (
    <Introduction>
      <span className="wide">{gateWords.emailIntro}</span>
      <span className="narrow">{gateWords.emailIntroOnPhones}</span>
    </Introduction>
  );
}

function CodeIntroduction({ email }: { email: string }) {
  return (
    <Introduction>
      {gateWords.codeIntro}{' '}
      <strong>
        <WrappingEmail email={email} />
      </strong>
    </Introduction>
  );
}
