import { useEffect, useReducer, useRef } from 'react';
import { useSetupApi, type CallResult, type SetupApi } from '../api/SetupApi.ts';
import { useAuth } from '../auth/AuthContext.tsx';
import { readPendingCode, storePendingCode } from '../auth/pendingCode.ts';
import { readStoredEmail } from '../auth/storedCredentials.ts';
import { normalizeCode } from '../rules/code.ts';
import { isEmail, normalizeEmail } from '../rules/email.ts';
import { closedGate, nextGate, type GateEvent, type GateState } from '../rules/gate.ts';

/** The longest pause within a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/** A code that was asked for, until the answer. */
interface Sending {
  readonly email: string;
  readonly answer: Promise<CallResult>;
}

/** The one of each service: it goes on when the gate is left, and who comes back hears of it. */
const sendings = new WeakMap<SetupApi, Sending>();

/** The gate and what a visitor can do at it: ask the host, then tell the gate. */
export function useGate() {
  const api = useSetupApi();
  const { verify, abandon } = useAuth();
  const [gate, tell] = useReducer(nextGate, api.promises.codeMinutes, rememberedGate);
  const askOne = useOneCall();
  const arrivedAt = useRef(0);

  async function sendCode(text: string) {
    const email = normalizeEmail(text);
    if (!isEmail(email)) {
      tell({ type: 'addressRefused', email: text });
      return;
    }
    await hearOf(email, () => {
      const answer = api.sendAccessCode(email);
      sendings.set(api, { email, answer });
      return answer;
    });
  }

  /** Shows that a code is on its way, and then where that led. */
  async function hearOf(email: string, ask: () => Promise<CallResult>) {
    const result = await askOne.ask(() => {
      tell({ type: 'sendingStarted', email });
      return ask();
    });
    if (result) sendings.delete(api);
    // Counted from the answer: the host counts from the code, which is a little older.
    const sentAt = Date.now();
    arrivedAt.current = sentAt;
    if (result?.ok) storePendingCode({ email, sentAt, step: 'code' });
    if (result) tell(result.ok ? { type: 'codeSent', at: sentAt } : { type: 'sendingFailed' });
  }

  useEffect(() => {
    const sending = sendings.get(api);
    if (sending) void hearOf(sending.email, () => sending.answer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each time that the gate is shown.
  }, []);

  async function verifyCode(text: string) {
    const code = normalizeCode(text);
    // The second half of a slow double click on 'Send Code' lands on 'Verify Email'.
    if (text === '' && Date.now() - arrivedAt.current < DOUBLE_CLICK) return;
    if (code === '') {
      tell({ type: 'codeRefused' });
      return;
    }
    const result = await askOne.ask(() => {
      tell({ type: 'verifyingStarted' });
      return verify(gate.email, code);
    });
    if (result && !result.ok) tell({ type: 'codeRefused' } satisfies GateEvent);
  }

  function stepBack() {
    askOne.forgetLatest();
    sendings.delete(api);
    abandon();
    const { email, sentAt } = gate;
    if (sentAt !== undefined) storePendingCode({ email, sentAt, step: 'address' });
    tell({ type: 'steppedBack' });
  }

  return {
    gate,
    submit: (text: string) => void (gate.step === 'code' ? verifyCode(text) : sendCode(text)),
    resend: () => void sendCode(gate.email),
    edit: () => tell({ type: 'edited' }),
    stepBack,
  };
}

/** The gate as this tab left it (decision G11), or its first step with the stored address (G7). */
function rememberedGate(codeMinutes: number): GateState {
  const pending = readPendingCode(codeMinutes, Date.now());
  if (!pending) return { ...closedGate, email: readStoredEmail() ?? '' };
  return { ...closedGate, ...pending };
}

/** One call at a time: a second is not made, and an answer that comes after Back is not heard. */
function useOneCall() {
  const latest = useRef(0);
  const busy = useRef(false);
  return {
    async ask(call: () => Promise<CallResult>): Promise<CallResult | undefined> {
      if (busy.current) return undefined;
      busy.current = true;
      latest.current += 1;
      const mine = latest.current;
      const result = await call();
      if (mine !== latest.current) return undefined;
      busy.current = false;
      return result;
    },
    forgetLatest() {
      latest.current += 1;
      busy.current = false;
    },
  };
}
