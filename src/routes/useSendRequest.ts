import { useEffect, useRef, useState } from 'react';
import { useSetupApi, type CallResult } from '../api/SetupApi.ts';
import { submissionId } from '../api/submissionId.ts';
import {
  dropRequestDraft,
  readRequestDraft,
  saveRequestDraft,
  storeRequestDraft,
  storeRequestDraftSoon,
  type RequestDraft,
} from '../auth/requestDraft.ts';
import { readStoredEmail } from '../auth/storedCredentials.ts';
import type { InfoFormStatus } from '../components/InfoForm.tsx';
import { blankInfoValues, type InfoRequest, type InfoValues } from '../rules/infoRequest.ts';

/** Sends requests to sales one at a time, and keeps what is typed until one has arrived (F6). */
export function useSendRequest(email: string) {
  const { sendEmailToSales } = useSetupApi();
  const [status, setStatus] = useState<InfoFormStatus>('idle');
  const [sent, setSent] = useState<InfoRequest>();
  const [initialValues, setInitialValues] = useState(() => rememberedDraft(email).values);
  const draft = useRef<RequestDraft>(undefined);
  const busy = useRef(false);
  useEffect(() => saveRequestDraft, []);

  function draftWith(change: Partial<RequestDraft>): RequestDraft {
    draft.current = { ...(draft.current ?? rememberedDraft(email)), ...change };
    return draft.current;
  }

  async function send(request: InfoRequest) {
    if (busy.current) return;
    busy.current = true;
    setStatus('sending');
    const content = JSON.stringify(request);
    const last = (draft.current ?? rememberedDraft(email)).submission;
    // The same request keeps its name, so that a retry never makes a second lead (decision F8).
    const submission = last?.content === content ? last : { id: submissionId(), content };
    storeRequestDraft(draftWith({ submission }));
    const result = await sendFromStoredAddress(request, submission.id);
    busy.current = false;
    if (result.ok) {
      dropRequestDraft();
      draft.current = undefined;
      setSent(request);
    }
    setStatus(statusAfter(result));
  }

  /** An address that is no longer the stored one counts as none: the host would mail the other. */
  async function sendFromStoredAddress(request: InfoRequest, id: string): Promise<CallResult> {
    const stored = readStoredEmail() ?? '';
    return sendEmailToSales(stored === request.email ? stored : '', request, id);
  }

  function startAnew() {
    setInitialValues(blankInfoValues(email));
    setSent(undefined);
    setStatus('idle');
  }

  const keepValues = (values: InfoValues) => storeRequestDraftSoon(draftWith({ values }));
  return { status, sent, initialValues, keepValues, send, startAnew };
}

function statusAfter(result: CallResult): InfoFormStatus {
  if (result.ok) return 'idle';
  return result.problem === 'Invalid Email' ? 'unverified' : 'failed';
}

function rememberedDraft(email: string): RequestDraft {
  const blank = blankInfoValues(email);
  return readRequestDraft(blank) ?? { values: blank };
}
