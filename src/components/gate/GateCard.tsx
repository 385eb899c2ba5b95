import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
import { gateWords } from '../../content/gate.ts';
import { pages } from '../../content/pages.ts';
import { isLocked, type GateState } from '../../rules/gate.ts';
import { GateButtons, type GateButtonsProps } from './GateButtons.tsx';
import { GateField, type GateFieldProps } from './GateField.tsx';
import { GateIntro } from './GateIntro.tsx';
import { GateMessage } from './GateMessage.tsx';
import { GatePage } from './GatePage.tsx';
import { GateSteps } from './GateSteps.tsx';
import { ScriptNotices } from './ScriptNotice.tsx';
import { SMALL_LAPTOP } from './smallLaptop.ts';
import { PageMeta } from '../ui/PageMeta.tsx';

const Form = styled('form')({ display: 'flex', flexDirection: 'column' });

const PrivacyNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 'clamp(20px, 3vw, 36px)',
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.line.subtle}`,
  color: theme.vars.palette.text.secondary,
  [SMALL_LAPTOP]: { marginTop: 12, paddingTop: 8 },
}));

export interface GateCardProps extends GateFieldProps, GateButtonsProps {
  /** Called with the text of the step's field, as typed. */
  onSubmit: (text: string) => void;
}

/** The gate: one field that asks for an email, then for the code that was sent to it. */
export function GateCard(props: GateCardProps) {
  const { gate, hints, resendIn, onSubmit, onBack, onResend, ...field } = props;
  const atCode = gate.step === 'code';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(atCode ? 'code' : 'email');
    if (!isLocked(gate) && typeof text === 'string') onSubmit(text);
  };
  return (
    <GatePage {...drawingOf(gate)}>
      <PageMeta title={pages.gate.title} description={pages.gate.description} />
      {/* Without a script, method "dialog" submits nothing: no email gets into a URL. */}
      <Form method="dialog" noValidate aria-busy={gate.phase !== 'idle'} onSubmit={submit}>
        <GateSteps gate={gate} />
        <Typography variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
          {pages.gate.heading}
        </Typography>
        <ScriptNotices />
        {/* New for each step: a part of the form that moves is no layout shift. */}
        <div className="scripted" key={gate.step}>
          <GateIntro gate={gate} />
          <GateField gate={gate} hints={hints} {...field} />
          <GateMessage gate={gate} />
          <GateButtons
            gate={gate}
            hints={hints}
            resendIn={resendIn}
            onBack={onBack}
            onResend={onResend}
          />
          <PrivacyNote>
            {gateWords.handling} <Link href="/privacy-policy">{gateWords.policy}</Link>
          </PrivacyNote>
        </div>
      </Form>
    </GatePage>
  );
}

/** The page above the building comes most of the way down while a code is verified. */
function drawingOf({ step, phase }: GateState) {
  return {
    drawing: step === 'email' ? ('podium' as const) : ('tower' as const),
    page: phase === 'verifying' ? ('checking' as const) : ('hover' as const),
  };
}
