import { useCallback, useMemo, useRef, useState } from 'react';
import { useSetupApi } from '../api/SetupApi.ts';
import { useSite } from '../api/useSite.ts';
import { blankInfoValues, type InfoRequest, type InfoValues } from '../../shared/infoRequest.ts';
import { createLead } from '../../shared/lead.ts';
import { dropRequestDraft, readRequestDraft, storeRequestDraft } from './requestDraft.ts';
import type { SalesRequest } from './session.ts';
import { readStoredEmail } from './storedCredentials.ts';

type State = Pick<SalesRequest, 'status' | 'sent' | 'number'>;

const FIRST: State = { number: 0, status: 'idle', sent: undefined };

/** Sends one request at a time, and keeps the draft until the request has been sent. */
export function useRequestState() {
  const api = useSetupApi();
  const { loginHost } = useSite();
  const [state, setState] = useState(FIRST);
  const isPending = useRef(false);

  const send = useCallback(
    async (request: InfoRequest) => {
      if (isPending.current) return;
      isPending.current = true;
      setState((last) => ({ ...last, status: 'sending' }));
      const lead = createLead(request, submissionIdFor(request));
      // Another tab may have verified a different email in the meantime.
      const email = readStoredEmail() === request.email ? request.email : '';
      const result = await api.sendEmailToSales(email, lead);
      isPending.current = false;
      if (result.ok) {
        dropRequestDraft();
        // Nobody else would know the reference (docs/decisions/leads.md#s4).
        const reference = loginHost === undefined ? lead.reference : undefined;
        const sent = { request, reference, sentAt: Date.now() };
        setState((last) => ({ ...last, status: 'idle', sent }));
      } else {
        const unverified = result.problem === 'Invalid Email';
        setState((last) => ({ ...last, status: unverified ? 'unverified' : 'failed' }));
      }
    },
    [api, loginHost],
  );

  const reset = useCallback(() => setState(withoutResult), []);

  const leaveReceipt = useCallback(
    () => setState((last) => (last.sent ? withoutResult(last) : last)),
    [],
  );

  /** Discards the last result, and the draft if it belongs to another email (G12). */
  const prepareFor = useCallback(
    (email: string) => {
      if (!readRequestDraft(email)) dropRequestDraft();
      reset();
    },
    [reset],
  );

  return useMemo(
    () => ({
      ...state,
      readValues,
      keepValues,
      send,
      reset,
      leaveReceipt,
      prepareFor,
    }),
    [state, send, reset, leaveReceipt, prepareFor],
  );
}

function readValues(email: string): InfoValues {
  return readRequestDraft(email)?.values ?? blankInfoValues(email);
}

function keepValues(values: InfoValues): void {
  storeRequestDraft({ ...readRequestDraft(values.email), values });
}

/** A retry reuses the id, so that it creates no second lead (docs/decisions/form.md#f8). */
function submissionIdFor(request: InfoRequest): string {
  const content = JSON.stringify(request);
  const draft = readRequestDraft(request.email);
  if (draft?.submission?.content === content) return draft.submission.id;
  const id = newSubmissionId();
  storeRequestDraft({ values: readValues(request.email), submission: { id, content } });
  return id;
}

/** Returns 32 random hex digits. `crypto.randomUUID` would require a secure context. */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** After a sent request, the next one begins. */
function withoutResult({ number, sent }: State): State {
  return { number: sent ? number + 1 : number, status: 'idle', sent: undefined };
}
