import { createContext, use, type Context } from 'react';
import type { GateState } from '../rules/gate.ts';
import type {
  InfoFormStatus,
  InfoRequest,
  InfoValues,
  SentRequest,
} from '../../shared/infoRequest.ts';

/** `checking`: the stored credentials are being verified on load (specification, section 4). */
export type AuthStatus = 'checking' | 'visitor' | 'verified';

export interface Auth {
  readonly status: AuthStatus;
  /** The verified email; empty until an email has been verified. */
  readonly email: string;
  /** Removes `email` and its code from storage, and shows the gate (docs/decisions/gate.md#g12). */
  signOut: () => void;
}

export interface Gate {
  readonly state: GateState;
  /** True if the visitor was typing before hydration, which may replace the focused field. */
  readonly wasFocused: boolean;
  submit: (text: string) => void;
  resend: () => void;
  edit: (text: string) => void;
  /** Returns to the email step and ignores the answer to a pending call. */
  stepBack: () => void;
}

export interface SalesRequest {
  /** Counts requests. Each has a form of its own. */
  readonly number: number;
  readonly status: InfoFormStatus;
  readonly sent: SentRequest | undefined;
  readValues: (email: string) => InfoValues;
  /** Stores the draft, so that it survives a reload (docs/decisions/form.md#f6). */
  keepValues: (values: InfoValues) => void;
  /** Sends a request, unless another one is pending. */
  send: (request: InfoRequest) => Promise<void>;
  /** Discards the last result. After a sent request, another one begins. */
  reset: () => void;
  /** Drops the receipt, which belongs to the moment after sending (docs/decisions/form.md#f7). */
  leaveReceipt: () => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
export const GateContext = createContext<Gate | undefined>(undefined);
export const SalesRequestContext = createContext<SalesRequest | undefined>(undefined);

export const useAuth = () => useSession(AuthContext);

export const useGate = () => useSession(GateContext);

export const useSalesRequest = () => useSession(SalesRequestContext);

function useSession<Part>(context: Context<Part | undefined>): Part {
  const part = use(context);
  if (!part) throw new Error('There is no session. Render the component inside SessionProvider.');
  return part;
}
