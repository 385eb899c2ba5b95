import { useReducer, useRef, useState } from 'react';
import { GateCard } from '../../src/components/gate/GateCard.tsx';
import { LandingPage } from '../../src/components/landing/LandingPage.tsx';
import { PageFrame } from '../../src/components/frame/PageFrame.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { parseEmail } from '../../src/rules/email.ts';
import { gateReducer, initialGate } from '../../src/rules/gate.ts';
import { readNumber } from '../../src/config/settings.ts';
import { answerOf, type Answer } from './answer.ts';

export interface GateFlowProps {
  /** What the login host answers to every call. It fails where it cannot be reached. */
  answer: Answer;
}

/**
 * The way through the gate with an answer from the toolbar instead of a network. The steps follow
 * from the rule that the site uses too; the site's routes add focus, storage and the countdown.
 */
export function GateFlow({ answer }: GateFlowProps) {
  const { gate, verified, ...steps } = useScriptedGate(answer);
  return (
    <PageFrame
      signedIn={verified}
      path="/"
      navigation={verified ? landingSections : undefined}
      year={2026}
      scrolled={false}
      onBackToTop={() => undefined}
    >
      {verified ? (
        <LandingPage autoPlay={false} filmUrl="" />
      ) : (
        <GateCard
          gate={gate}
          resendIn={0}
          hints={{ codeMinutes: readNumber({}, 'CODE_MINUTES') }}
          {...steps}
        />
      )}
    </PageFrame>
  );
}

function useScriptedGate(answer: Answer) {
  const [gate, tell] = useReducer(gateReducer, initialGate);
  const [verified, setVerified] = useState(false);
  // Back makes the answer that is still under way one that nobody waits for.
  const latest = useRef(0);

  const ask = async (hear: (ok: boolean) => void) => {
    latest.current += 1;
    const mine = latest.current;
    const ok = await answerOf(answer);
    if (mine === latest.current) hear(ok);
  };
  const sendCode = (text: string) => {
    const email = parseEmail(text)?.address;
    if (email === undefined) {
      tell({ type: 'emailRefused', email: text });
      return;
    }
    tell({ type: 'sendingStarted', email });
    void ask((ok) => tell(ok ? { type: 'codeSent', at: 0 } : { type: 'sendingFailed' }));
  };
  const verifyCode = () => {
    tell({ type: 'verifyingStarted' });
    void ask((ok) => (ok ? setVerified(true) : tell({ type: 'codeRefused' })));
  };

  return {
    gate,
    verified,
    onSubmit: (text: string) => (gate.step === 'code' ? verifyCode() : sendCode(text)),
    onResend: () => sendCode(gate.email),
    onEdit: (text: string) => tell({ type: 'edited', text }),
    onBack: () => {
      latest.current += 1;
      tell({ type: 'steppedBack' });
    },
  };
}
