import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../api/useSite.ts';
import { useAuth, useSalesRequest } from '../auth/session.ts';
import { readStoredEmail } from '../auth/storedCredentials.ts';
import { CaptchaBox } from '../components/info/CaptchaBox.tsx';
import { InfoForm } from '../components/info/InfoForm.tsx';
import { InfoPage } from '../components/info/InfoPage.tsx';
import type { Question } from '../../shared/questions.ts';
import type { InfoValues } from '../../shared/infoRequest.ts';
import { addQuestion, neededRoom, questionIn } from '../rules/questions.ts';
import { focusHeading } from './focusHeading.ts';

/** Connects the request form to the verified email and the pending request. */
export function InfoRoute() {
  const { emailsReceipts } = useSite();
  const { email, signOut } = useAuth();
  const { status, sent, readValues, keepValues, send, reset } = useSalesRequest();
  // Another tab may have removed or replaced the stored email, which call 3 requires.
  const [isStored] = useState(() => readStoredEmail() === email);
  const location = useLocation();
  const navigate = useNavigate();
  /** The question chosen on the landing page. It is ignored while a request is being sent. */
  const [question, setQuestion] = useState(() =>
    status === 'sending' ? undefined : questionIn(location.state),
  );
  const { values: initialValues, neededRoom: room } = useMemo(
    () => withQuestion(readValues(email), question),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Another request starts with a new form.
    [email, sent],
  );
  const shownSent = useRef(sent);

  // Moves the question from the history entry to the draft, so that a reload does not add it again.
  useLayoutEffect(() => {
    if (!questionIn(location.state)) return;
    keepValues(initialValues);
    if (sent) reset();
    void navigate(location, { replace: true, state: null });
  }, [location, initialValues, sent, keepValues, reset, navigate]);

  // Moves the focus to the new heading (docs/decisions/form.md#f7).
  useEffect(() => {
    if (shownSent.current !== sent) focusHeading();
    shownSent.current = sent;
  }, [sent]);

  const startAnother = () => {
    setQuestion(undefined);
    reset();
  };
  return (
    <InfoPage
      withQuestion={question !== undefined}
      neededRoom={room}
      sent={sent}
      // The server sends no receipt if the browser blocks cookies.
      copyEmailed={emailsReceipts && navigator.cookieEnabled}
      onPrint={() => window.print()}
      onAnother={startAnother}
    >
      <InfoForm
        initialValues={initialValues}
        neededRoom={room}
        status={isStored || status !== 'idle' ? status : 'unverified'}
        onSubmit={send}
        onChange={keepValues}
        onSignOut={signOut}
        captcha={<CaptchaBox />}
      />
    </InfoPage>
  );
}

/** Adds the question to Message. If it does not fit, returns the number of characters it needs. */
function withQuestion(values: InfoValues, question: Question | undefined) {
  const room = question && neededRoom(values.message, question);
  if (!question || room !== undefined) return { values, neededRoom: room };
  return { values: { ...values, message: addQuestion(values.message, question) } };
}
