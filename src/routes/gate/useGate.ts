import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useSetupApi, type SetupApi } from '../../api/SetupApi.ts';
import { useAuth } from '../../auth/AuthContext.tsx';
import { dropPendingCode, readPendingCode, storePendingCode } from '../../auth/pendingCode.ts';
import { readStoredEmail } from '../../auth/storedCredentials.ts';
import { normalizeCode } from '../../rules/code.ts';
import { isEmail, normalizeEmail } from '../../rules/email.ts';
import { closedGate, nextGate, type GateState } from '../../rules/gate.ts';

/** The longest pause within a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/** A code that was asked for. */
interface Sending {
  readonly email: string;
  readonly answer: Promise<{ ok: boolean; at: number }>;
}

/** The one of each service that is under way, or has failed and nobody was told. */
const sendings = new WeakMap<SetupApi, Sending>();

/** The gate and what a visitor can do at it: ask the host, then tell the gate. */
export function useGate() {
  const api = useSetupApi();
  const { verify, abandon } = useAuth();
  const [gate, tell] = useReducer(nextGate, api.promises.codeMinutes, rememberedGate);
  /** The one call whose answer is waited for here. */
  const awaited = useRef<Promise<unknown>>(undefined);
  /** A code that was submitted while another is on its way. */
  const early = useRef<string>(undefined);
  const arrivedAt = useRef(0);

  /** The answer to a call, or undefined when the gate was left or stepped back meanwhile. */
  async function hear<Result>(call: Promise<Result>): Promise<Result | undefined> {
    awaited.current = call;
    const result = await call;
    if (awaited.current !== call) return undefined;
    awaited.current = undefined;
    return result;
  }

  async function sendCode(text: string) {
    if (awaited.current) return;
    const email = normalizeEmail(text);
    if (isEmail(email)) await hearOf(startSending(api, email));
    else tell({ type: 'addressRefused', email: text });
  }

  /** Shows that a code is on its way, and then where that led. */
  async function hearOf({ email, answer }: Sending) {
    tell({ type: 'sendingStarted', email });
    const heard = await hear(answer);
    if (!heard) return;
    sendings.delete(api);
    arrivedAt.current = heard.at;
    tell(heard.ok ? { type: 'codeSent', at: heard.at } : { type: 'sendingFailed' });
    const code = early.current;
    early.current = undefined;
    if (code !== undefined) await verifyCode(code);
  }

  // At once: an answer that comes before React has cleaned up is for who comes back.
  useLayoutEffect(() => {
    return () => {
      awaited.current = undefined;
    };
  }, []);
  useEffect(() => {
    const sending = sendings.get(api);
    if (sending) void hearOf(sending);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each time that the gate is shown.
  }, []);

  async function verifyCode(text: string) {
    if (awaited.current) {
      early.current = text;
      return;
    }
    const code = normalizeCode(text);
    // The second half of a slow double click on 'Send Code' lands on 'Verify Email'.
    if (text === '' && Date.now() - arrivedAt.current < DOUBLE_CLICK) return;
    if (code === '') {
      tell({ type: 'codeRefused' });
      return;
    }
    tell({ type: 'verifyingStarted' });
    const result = await hear(verify(gate.email, code));
    early.current = undefined;
    if (result && !result.ok) tell({ type: 'codeRefused' });
  }

  function edit() {
    early.current = undefined;
    tell({ type: 'edited' });
  }

  function stepBack() {
    awaited.current = undefined;
    early.current = undefined;
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
    edit,
    stepBack,
  };
}

/** The gate as this tab left it (decision G11), or its first step with the stored address (G7). */
function rememberedGate(codeMinutes: number): GateState {
  const pending = readPendingCode(codeMinutes, Date.now());
  if (!pending) return { ...closedGate, email: readStoredEmail() ?? '' };
  return { ...closedGate, ...pending };
}

/**
 * Asks for a code. Where it went is noted although the gate was left, unless it was stepped back.
 */
function startSending(api: SetupApi, email: string): Sending {
  const pending = readPendingCode(api.promises.codeMinutes, Date.now());
  if (pending && pending.email !== email) dropPendingCode();
  const answer = api.sendAccessCode(email).then(({ ok }) => {
    // Counted from the answer: the host counts from the code, which is a little older.
    const at = Date.now();
    if (ok && sendings.get(api)?.answer === answer) {
      storePendingCode({ email, sentAt: at, step: 'code' });
      sendings.delete(api);
    }
    return { ok, at };
  });
  const sending = { email, answer };
  sendings.set(api, sending);
  return sending;
}
