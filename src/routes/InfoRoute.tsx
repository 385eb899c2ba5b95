import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSetupApi } from '../api/SetupApi.ts';
import { useSite } from '../api/useSite.ts';
import { useAuth, useSalesRequest } from '../auth/session.ts';
import { readStoredEmail } from '../auth/storedCredentials.ts';
import { CaptchaBox } from '../components/info/CaptchaBox.tsx';
import { InfoForm } from '../components/info/InfoForm.tsx';
import { InfoPage } from '../components/info/InfoPage.tsx';
import type { Question } from '../../shared/questions.ts';
import type { InfoValues } from '../../shared/infoRequest.ts';
import { pages } from '../content/pages.ts';
import { addQuestion, hasQuestion, neededRoom, questionIn } from '../rules/questions.ts';
import { PageMeta } from './PageMeta.tsx';
import { STAYS } from './usePageChange.ts';

/** The page with the request form. Each request has a form of its own. */
export function InfoRoute() {
  return <RequestForm key={useSalesRequest().number} />;
}

/** Connects the request form to the verified email and the pending request. */
function RequestForm() {
  const { emailsReceipts, salesTimeZone } = useSite();
  const { needsNoCode } = useSetupApi();
  const { email, signOut } = useAuth();
  const { status, sent, readValues, keepValues, send, reset } = useSalesRequest();
  // Another tab may have removed or replaced the stored email, which call 3 requires.
  const [isStored] = useState(() => readStoredEmail() === email);
  const location = useLocation();
  const navigate = useNavigate();
  /** The question chosen on the landing page. It is ignored while a request is being sent. */
  const [question] = useState(() =>
    status === 'sending' ? undefined : questionIn(location.state),
  );
  const [{ values: initialValues, leftOut }] = useState(() =>
    withQuestion(readValues(email), question),
  );
  /** True while Message contains the chosen question, which the introduction then mentions. */
  const [isAsked, setIsAsked] = useState(leftOut === undefined);

  // A reload must not add the question again. The form stores the draft that contains it.
  useLayoutEffect(() => {
    if (sent || !questionIn(location.state)) return;
    void navigate(location, { replace: true, state: STAYS });
  }, [location, sent, navigate]);

  const keep = useCallback(
    (values: InfoValues) => {
      keepValues(values);
      setIsAsked(question !== undefined && hasQuestion(values.message, question));
    },
    [keepValues, question],
  );
  const [refused, setRefused] = useState(false);
  const title = sent ? 'titleSent' : refused ? 'titleRefused' : 'title';
  return (
    <>
      <PageMeta title={pages.info[title]} description={pages.info.description} />
      <InfoPage
        withQuestion={question !== undefined && isAsked}
        neededRoom={leftOut && neededRoom(initialValues.message, leftOut)}
        sent={sent}
        salesTimeZone={salesTimeZone}
        // The server sends a receipt only to a browser with a pass (docs/decisions/form.md#f14).
        copyEmailed={emailsReceipts && !needsNoCode && navigator.cookieEnabled}
        onPrint={() => window.print()}
        onAnother={reset}
      >
        <InfoForm
          initialValues={initialValues}
          leftOut={leftOut}
          status={isStored || status !== 'idle' ? status : 'unverified'}
          onSubmit={send}
          onChange={keep}
          onRefused={setRefused}
          onSignOut={signOut}
          captcha={<CaptchaBox />}
        />
      </InfoPage>
    </>
  );
}

/** Adds the question to Message, or leaves it out if it does not fit. */
function withQuestion(values: InfoValues, question: Question | undefined) {
  if (!question) return { values };
  if (neededRoom(values.message, question) !== undefined) return { values, leftOut: question };
  return { values: { ...values, message: addQuestion(values.message, question) } };
}
