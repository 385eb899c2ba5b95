import { styled } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
import { pages } from '../../content/pages.ts';
import { isLocked } from '../../rules/gate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { GateNews } from './GateNews.tsx';
import { GatePage } from './GatePage.tsx';
import { GateStep, type GateStepProps } from './GateStep.tsx';
import { GateSteps, QuietSteps } from './GateSteps.tsx';
import { SavedAccess } from './SavedAccess.tsx';
import { ScriptNotices } from './ScriptNotice.tsx';
import { partOf, type Shown } from './shown.ts';
import { attribute } from '../../rules/documentState.ts';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  [`${attribute('script', 'missing')} [data-shown="both"] & .scripted`]: { display: 'none' },
  // Shows the spinner while the inline script holds a submit (src/boot/holdEarlySubmits.ts).
  [`${attribute('early', 'submitted')} & [type="submit"] .MuiButton-startIcon`]: {
    display: 'inherit',
  },
});

const OfForm = styled('div')(partOf.form);

const OfCheck = styled('div')(partOf.checking);

export interface GateCardProps extends GateStepProps {
  /** The form, the check of saved access, or both in the prerendered page. */
  shown?: Shown;
  /** Receives the email or the code as typed. */
  onSubmit: (text: string) => void;
}

/** The gate: one field, first for an email, then for the code sent to it. */
export function GateCard(props: GateCardProps) {
  const { shown = 'form', gate, onSubmit } = props;
  const atCode = gate.step === 'code';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(atCode ? 'code' : 'email');
    if (!isLocked(gate) && typeof text === 'string') onSubmit(text);
  };
  return (
    <GatePage shown={shown} gate={gate}>
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
        <PageHeading sx={{ mb: 4 }}>{pages.gate.heading}</PageHeading>
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
            <GateStep {...props} />
          </OfForm>
        )}
      </Form>
    </GatePage>
  );
}
