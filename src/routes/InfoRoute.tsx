import { useEffect, useMemo, useRef, useState } from 'react';
import { useAuth, useSalesRequest } from '../auth/session.ts';
import { readStoredEmail } from '../auth/storedCredentials.ts';
import { CaptchaBox } from '../components/info/CaptchaBox.tsx';
import { InfoForm } from '../components/info/InfoForm.tsx';
import { InfoPage } from '../components/info/InfoPage.tsx';
import { focusHeading } from './focusHeading.ts';

/** Connects the request form to the stored email and to the request under way. */
export function InfoRoute() {
  const { signOut } = useAuth();
  const { status, sent, readValues, keepValues, send, reset } = useSalesRequest();
  const [email] = useState(() => readStoredEmail() ?? '');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Another request begins with a new form.
  const initialValues = useMemo(() => readValues(email), [email, sent]);
  const shownSent = useRef(sent);

  // The switched heading is where a visitor goes on (docs/decisions/form.md#f7).
  useEffect(() => {
    if (shownSent.current !== sent) focusHeading();
    shownSent.current = sent;
  }, [sent]);

  return (
    <InfoPage sent={sent} onAnother={reset}>
      <InfoForm
        initialValues={initialValues}
        status={email === '' ? 'unverified' : status}
        onSubmit={send}
        onChange={keepValues}
        onSignOut={signOut}
        captcha={<CaptchaBox />}
      />
    </InfoPage>
  );
}
