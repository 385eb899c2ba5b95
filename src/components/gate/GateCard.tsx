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
import { GateMessage } from './GateMessage.tsx';
import { GatePage } from './GatePage.tsx';
import { GateSteps } from './GateSteps.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';
import { ScriptNotices } from './ScriptNotice.tsx';

const Form = styled('form')(({ theme: { mixins, typography, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& .intro': {
    ...typography.lead,
    maxWidth: '25.23em',
    marginBottom: 'clamp(24px, 3vw, 36px)',
    color: vars.palette.text.secondary,
    [mixins.smallLaptop]: { fontSize: '1.125rem', marginBottom: '1em' },
  },
  '& .intro strong': {
    display: 'inline-block',
    color: vars.palette.text.primary,
    overflowWrap: 'anywhere',
  },
  '& .privacy': {
    ...typography.body2,
    marginTop: 'clamp(20px, 3vw, 36px)',
    paddingTop: 16,
    borderTop: `1px solid ${vars.palette.line.subtle}`,
    color: vars.palette.text.secondary,
    [mixins.smallLaptop]: { marginTop: 12, paddingTop: 8 },
  },
}));

const Actions = styled('div')(({ theme: { mixins } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 12,
  [mixins.smallLaptop]: { marginTop: 4 },
  '& .MuiButton-contained': { minWidth: 'min(190px, 100%)' },
}));

export interface GateCardProps extends GateFieldProps, ResendCodeProps {
  onBack: () => void;
  onSubmit: (text: string) => void;
}

/** The gate: one field, first for an email, then for the code sent to it. */
export function GateCard(props: GateCardProps) {
  const { gate, onSubmit, onBack } = props;
  const atCode = gate.step === 'code';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(atCode ? 'code' : 'email');
    if (!isLocked(gate) && typeof text === 'string') onSubmit(text);
  };
  return (
    <GatePage
      drawing={atCode ? 'tower' : 'podium'}
      orangePage={gate.phase === 'verifying' ? 'checking' : 'hover'}
    >
      <PageMeta title={pages.gate.title} description={pages.gate.description} />
      {/* Without JavaScript, method "dialog" submits nothing, so no email appears in a URL. */}
      <Form method="dialog" noValidate aria-busy={gate.phase !== 'idle'} onSubmit={submit}>
        <GateSteps gate={gate} />
        <PageHeading sx={{ mb: 4 }}>{pages.gate.heading}</PageHeading>
        <ScriptNotices />
        {/* The key creates a new element for each step, because moving the old one would be a
        layout shift, and React cannot update text that the browser has translated. */}
        <div className="scripted" key={gate.step}>
          <p className="intro">
            {atCode ? gateWords.codeIntro : gateWords.emailIntro}
            {atCode && ' '}
            {atCode && (
              <strong data-address="">
                <WrappingEmail email={gate.email} />
              </strong>
            )}
          </p>
          <GateField {...props} />
          <GateMessage gate={gate} />
          <Actions>
            <SubmitButton busy={isLocked(gate)}>
              {atCode ? gateWords.verify : gateWords.send}
            </SubmitButton>
            {atCode && (
              <>
                <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
                  {gateWords.back}
                </Button>
                <ResendCode {...props} />
              </>
            )}
          </Actions>
          <p className="privacy">
            {gateWords.handling} <Link href="/privacy-policy">{gateWords.policy}</Link>
          </p>
        </div>
      </Form>
    </GatePage>
  );
}
