import { useState } from 'react';
import { CaptchaBox } from '../../src/components/info/CaptchaBox.tsx';
import { InfoForm } from '../../src/components/info/InfoForm.tsx';
import { InfoPage } from '../../src/components/info/InfoPage.tsx';
import { PageFrame } from '../../src/components/frame/PageFrame.tsx';
import {
  blankInfoValues,
  type InfoFormStatus,
  type InfoRequest,
  type InfoValues,
} from '../../src/rules/infoRequest.ts';
import { answerOf, type Answer } from './answer.ts';

export interface RequestFlowProps {
  /** What the login host answers. It fails where it cannot be reached. */
  answer: Answer;
  /** What the form holds at first. */
  initialValues: InfoValues;
}

/** A request from the blank form to its receipt, or to the connection error. */
export function RequestFlow({ answer, initialValues }: RequestFlowProps) {
  const [values, setValues] = useState(initialValues);
  const [status, setStatus] = useState<InfoFormStatus>('idle');
  const [sent, setSent] = useState<InfoRequest>();

  const send = async (request: InfoRequest) => {
    setStatus('sending');
    const ok = await answerOf(answer);
    setStatus(ok ? 'idle' : 'failed');
    if (ok) setSent(request);
  };
  const startAgain = () => {
    setValues(blankInfoValues(values.email));
    setSent(undefined);
  };

  return (
    <PageFrame signedIn path="/info" year={2026} scrolled={false} onBackToTop={() => undefined}>
      <InfoPage sent={sent} onAnother={startAgain}>
        <InfoForm
          initialValues={values}
          status={status}
          onSubmit={(request) => void send(request)}
          onSignOut={() => undefined}
          captcha={<CaptchaBox />}
        />
      </InfoPage>
    </PageFrame>
  );
}
