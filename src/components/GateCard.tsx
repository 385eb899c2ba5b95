import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SubmitEvent, Ref } from 'react';
import { messages } from '../content/messages.ts';
import { pages } from '../content/pages.ts';
import type { GateState } from '../rules/gate.ts';
import { GateField } from './GateField.tsx';
import { GateSteps, progressWords } from './GateSteps.tsx';
import { Icon } from './Icon.tsx';
import { PageMeta } from './PageMeta.tsx';
import { ResendCode } from './ResendCode.tsx';
import { SplitPage } from './SplitPage.tsx';
import { StatusLine } from './StatusLine.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Form = styled('form')({
  width: '100%',
  maxWidth: 520,
  display: 'flex',
  flexDirection: 'column',
});

const Message = styled('div')({
  minHeight: 32,
  paddingTop: 4,
  display: 'flex',
  alignItems: 'center',
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 10,
  '& .MuiButton-contained': { minWidth: 190 },
});

const Foot = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 'clamp(28px, 4vw, 44px)',
  paddingTop: 18,
  borderTop: `1px solid ${theme.vars.palette.line.subtle}`,
  color: theme.vars.palette.text.secondary,
}));

export interface GateCardProps {
  gate: GateState;
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  resendIn: number;
  /** How long a code works, in minutes. */
  codeMinutes: number;
  /** The field of the step on screen; the route focuses and selects it. */
  inputRef?: Ref<HTMLInputElement>;
  /** Called with the text of the step's field, as typed. */
  onSubmit: (text: string) => void;
  onEdit: () => void;
  onBack: () => void;
  onResend: () => void;
}

/**
 * The door of the site: one field that asks for an address, then for the code that was sent to it.
 * It holds nothing but what is typed; the route decides which step is shown.
 */
export function GateCard(props: GateCardProps) {
  const { gate, onSubmit, onBack, ...field } = props;
  const atCode = gate.step === 'code';
  const busy = gate.phase !== 'idle';
  const resending = atCode && gate.phase === 'sending';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(atCode ? 'code' : 'email');
    if (!busy && typeof text === 'string') onSubmit(text);
  };
  return (
    <SplitPage drawing={drawingOf(gate)}>
      <PageMeta title={pages.gate.title} description={pages.gate.description} />
      {/* Without a script the form goes nowhere: method "dialog" sends no address into a URL. */}
      <Form method="dialog" noValidate aria-busy={busy} onSubmit={submit}>
        <GateSteps gate={gate} />
        <Typography variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
          {pages.gate.heading}
        </Typography>
        <Intro gate={gate} />
        <GateField key={gate.step} gate={gate} {...field} />
        <Message id="gate-message" role="status">
          {gate.problem && (
            <StatusLine key={gate.refusals} tone="error">
              {messages[gate.problem]}
            </StatusLine>
          )}
          {gate.phase !== 'idle' && <VisuallyHidden>{progressWords[gate.phase]}</VisuallyHidden>}
        </Message>
        <Actions>
          <SubmitButton busy={busy} spins={busy && !resending}>
            {atCode ? 'Verify Email' : 'Send Code'}
          </SubmitButton>
          {atCode && (
            <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
              Back
            </Button>
          )}
          {atCode && (
            <ResendCode
              busy={busy}
              spins={resending}
              seconds={field.resendIn}
              onResend={field.onResend}
            />
          )}
        </Actions>
        <Foot>
          How we handle your address: <Link href="/privacy-policy">Privacy Policy</Link>
        </Foot>
      </Form>
    </SplitPage>
  );
}

function Intro({ gate }: { gate: GateState }) {
  return (
    <Typography
      variant="lead"
      component="p"
      color="textSecondary"
      sx={{
        maxWidth: '25.23em',
        mb: 'clamp(24px, 3vw, 36px)',
        '& strong': { color: 'text.primary', overflowWrap: 'anywhere' },
      }}
    >
      {gate.step === 'code' ? (
        <>
          Enter the one-time code that we sent to <strong data-address="">{gate.email}</strong>
        </>
      ) : (
        pages.gate.addressIntro
      )}
    </Typography>
  );
}

/** The orange page waits above the building, and comes down half way while a code is verified. */
function drawingOf({ step, phase }: GateState) {
  if (step === 'address') return 'podium';
  return phase === 'verifying' ? 'pageComingDown' : 'tower';
}
