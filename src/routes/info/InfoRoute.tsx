import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../auth/AuthContext.tsx';
import { readStoredEmail } from '../../auth/storedCredentials.ts';
import { CaptchaBox } from '../../components/info/CaptchaBox.tsx';
import { InfoForm } from '../../components/info/InfoForm.tsx';
import { InfoPage } from '../../components/info/InfoPage.tsx';
import { focusHeading } from '../focusHeading.ts';
import { useSendRequest } from './useSendRequest.ts';

/** Connects the request form to the stored address and to the sales call. */
export function InfoRoute() {
  const { forget } = useAuth();
  const [email] = useState(() => readStoredEmail() ?? '');
  const { status, sent, initialValues, keepValues, send, startAnew } = useSendRequest(email);
  const shownSent = useRef(sent);

  // The switched heading is where a visitor goes on (decision F7).
  useEffect(() => {
    if (shownSent.current !== sent) focusHeading();
    shownSent.current = sent;
  }, [sent]);

  return (
    <InfoPage sent={sent} onAnother={startAnew}>
      <InfoForm
        initialValues={initialValues}
        status={status}
        onSubmit={(request) => void send(request)}
        onChange={keepValues}
        // What was typed stays: who verifies an address again finds the form as it was.
        onForget={() => forget(email)}
        captcha={<CaptchaBox />}
      />
    </InfoPage>
  );
}
