import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSetupApi, type CallResult, type SetupApi } from '../../api/SetupApi.ts';
import { submissionId } from '../../api/submissionId.ts';
import {
  dropRequestDraft,
  readRequestDraft,
  saveRequestDraft,
  storeRequestDraft,
  storeRequestDraftSoon,
  type RequestDraft,
} from '../../auth/requestDraft.ts';
import { readStoredCredentials, readStoredEmail } from '../../auth/storedCredentials.ts';
import type { InfoFormStatus } from '../../components/info/InfoForm.tsx';
import { blankInfoValues, type InfoRequest, type InfoValues } from '../../rules/infoRequest.ts';

/** A request that has left, until a visitor was told what became of it. */
interface Sending {
  readonly request: InfoRequest;
  readonly answer: Promise<CallResult>;
}

/**
 * The last one of each service: it goes on when its page is left, and who comes back hears of it.
 */
const sendings = new WeakMap<SetupApi, Sending>();

/** Sends requests to sales one at a time, and keeps what is typed until one has arrived (F6). */
export function useSendRequest(email: string) {
  const api = useSetupApi();
  const underWay = () => {
    const sending = sendings.get(api);
    return sending?.request.email === email ? sending : undefined;
  };
  const [status, setStatus] = useState<InfoFormStatus>(() => (underWay() ? 'sending' : 'idle'));
  const [sent, setSent] = useState<InfoRequest>();
  const [initialValues, setInitialValues] = useState(() => rememberedDraft(email).values);
  const draft = useRef<RequestDraft>(undefined);
  const here = useRef(false);
  useEffect(() => saveRequestDraft, []);
  // At once: an answer that comes before React has cleaned up is for who comes back.
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => {
    const sending = underWay();
    if (sending) void tell(sending);
    // Told after the arrival, so that the message has the focus, and not the page's heading.
    else if (email === '') setStatus('unverified');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each time that the form is shown.
  }, []);

  function draftWith(change: Partial<RequestDraft>): RequestDraft {
    draft.current = { ...(draft.current ?? rememberedDraft(email)), ...change };
    return draft.current;
  }

  async function send(request: InfoRequest) {
    if (underWay()) return;
    setStatus('sending');
    const content = JSON.stringify(request);
    const last = (draft.current ?? rememberedDraft(email)).submission;
    // The same request keeps its name, so that a retry never makes a second lead (decision F8).
    const submission = last?.content === content ? last : { id: submissionId(), content };
    storeRequestDraft(draftWith({ submission }));
    const sending = { request, answer: deliver(api, request, submission.id) };
    sendings.set(api, sending);
    await tell(sending);
  }

  /** Shows what became of a request, unless the form was left meanwhile. */
  async function tell(sending: Sending) {
    const result = await sending.answer;
    if (!here.current || sendings.get(api) !== sending) return;
    sendings.delete(api);
    if (result.ok) {
      draft.current = undefined;
      setSent(sending.request);
    }
    setStatus(statusAfter(result));
  }

  function startAnew() {
    setInitialValues(blankInfoValues(email));
    setSent(undefined);
    setStatus('idle');
  }

  const keepValues = (values: InfoValues) => storeRequestDraftSoon(draftWith({ values }));
  return { status, sent, initialValues, keepValues, send, startAnew };
}

/** An address that is no longer the stored one counts as none: the host would mail the other. */
async function deliver(api: SetupApi, request: InfoRequest, id: string): Promise<CallResult> {
  const stored = readStoredEmail() ?? '';
  const result = await api.sendEmailToSales(stored === request.email ? stored : '', request, id);
  if (result.ok) dropRequestDraft();
  else if (result.problem === 'refused' && !(await isStillVerified(api)))
    return { ok: false, problem: 'Invalid Email' };
  return result;
}

/** False when the verification has ended on the host since this page began. */
async function isStillVerified(api: SetupApi): Promise<boolean> {
  const stored = readStoredCredentials();
  if (!stored) return false;
  const result = await api.verifyAccessCode(stored.email, stored.code);
  return result.ok || result.problem !== 'refused';
}

function statusAfter(result: CallResult): InfoFormStatus {
  if (result.ok) return 'idle';
  return result.problem === 'Invalid Email' ? 'unverified' : 'failed';
}

function rememberedDraft(email: string): RequestDraft {
  const blank = blankInfoValues(email);
  return readRequestDraft(blank) ?? { values: blank };
}
