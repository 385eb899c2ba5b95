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
import { GateSteps } from './GateSteps.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { SplitPage } from '../ui/SplitPage.tsx';

/** How much taller the code step is, in pixels. */
const CODE_STEP_EXTRA = 70;

const Form = styled('form')({
  width: '100%',
  maxWidth: 520,
  display: 'flex',
  flexDirection: 'column',
  // The code step is taller. This margin keeps its heading where the email step had it.
  '@media (min-width: 900px) and (min-height: 880px)': {
    '&.taller': { marginBottom: -CODE_STEP_EXTRA },
  },
});

const PrivacyNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 'clamp(28px, 4vw, 44px)',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.line.subtle}`,
  color: theme.vars.palette.text.secondary,
}));

export interface GateCardProps extends GateFieldProps, Omit<GateButtonsProps, 'inbox'> {
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
    <SplitPage {...drawingOf(gate)}>
      <PageMeta title={pages.gate.title} description={pages.gate.description} />
      {/* Without a script, method "dialog" submits nothing: no email gets into a URL. */}
      <Form
        method="dialog"
        noValidate
        aria-busy={gate.phase !== 'idle'}
        className={atCode ? 'taller' : undefined}
        onSubmit={submit}
      >
        <GateSteps gate={gate} />
        <Typography variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
          {pages.gate.heading}
        </Typography>
        <GateIntro gate={gate} />
        <GateField key={gate.step} gate={gate} hints={hints} {...field} />
        <GateMessage gate={gate} />
        <GateButtons
          gate={gate}
          inbox={hints.inbox}
          resendIn={resendIn}
          onBack={onBack}
          onResend={onResend}
        />
        <PrivacyNote>
          {gateWords.handling} <Link href="/privacy-policy">{gateWords.policy}</Link>
        </PrivacyNote>
      </Form>
    </SplitPage>
  );
}

/** The page above the building comes most of the way down while a code is verified. */
function drawingOf({ step, phase }: GateState) {
  return {
    drawing: step === 'email' ? ('podium' as const) : ('tower' as const),
    page: phase === 'verifying' ? ('checking' as const) : ('hover' as const),
  };
}
