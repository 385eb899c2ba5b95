import { createContext, use, type Context } from 'react';
import type { GateState } from '../rules/gate.ts';
import type { InfoFormStatus, InfoRequest, InfoValues, SentRequest } from '../rules/infoRequest.ts';

/** `checking` while the stored credentials are tried at start-up (specification, section 4). */
export type AuthStatus = 'checking' | 'visitor' | 'verified';

/** Who is here. */
export interface Auth {
  readonly status: AuthStatus;
  /** Clears both stored keys and shows the gate (docs/decisions/gate.md#g12). Makes no call. */
  signOut: () => void;
}

/** The gate, and what a visitor can do at it. */
export interface Gate {
  readonly state: GateState;
  /** True when its field had the focus before hydration, which may replace the field. */
  readonly wasFocused: boolean;
  /** Submits the text of the step's field, as it was typed. */
  submit: (text: string) => void;
  /** Asks for another code. */
  resend: () => void;
  /** Notes what stands in the step's field, and clears what was wrong with it. */
  edit: (text: string) => void;
  /** Returns to the address step. Nobody gets in by a call that is under way. */
  stepBack: () => void;
}

/** The request for information, and what a visitor can do with it. */
export interface SalesRequest {
  readonly status: InfoFormStatus;
  /** What was sent last, until another request is begun. */
  readonly sent: SentRequest | undefined;
  /** What the form of this address holds: what this tab keeps, or nothing. */
  readValues: (email: string) => InfoValues;
  /** Keeps what is typed, so that it outlives a reload (docs/decisions/form.md#f6). */
  keepValues: (values: InfoValues) => void;
  /** Sends a request, unless one is under way. */
  send: (request: InfoRequest) => void;
  /** Begins another request. */
  reset: () => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
export const GateContext = createContext<Gate | undefined>(undefined);
export const SalesRequestContext = createContext<SalesRequest | undefined>(undefined);

/** Who is here, for as long as the document lives. */
export const useAuth = () => useSession(AuthContext);

/** The gate as the visitor left it. */
export const useGate = () => useSession(GateContext);

/** The request that is typed, under way or sent. */
export const useSalesRequest = () => useSession(SalesRequestContext);

function useSession<Part>(context: Context<Part | undefined>): Part {
  const part = use(context);
  if (!part) throw new Error('There is no session. Render the component inside SessionProvider.');
  return part;
}
