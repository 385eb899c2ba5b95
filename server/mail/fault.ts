/** Where a delivery can fail, and how an operator is told. */
const STAGES = {
  connect: 'connection failed',
  certificateExpired: 'certificate of the mail server expired',
  certificateName: 'certificate of the mail server has another name',
  certificateUntrusted: 'certificate of the mail server not trusted',
  login: 'login not accepted',
  sender: 'sender not accepted',
  recipient: 'recipient not accepted',
  content: 'content not accepted',
  folder: 'DATA_DIR/outbox is not writable',
  webhook: 'webhook not accepted',
  late: 'not tried in time',
  unreadable: 'cannot be decrypted',
  settings: 'LEAD_WEBHOOK_URL is not set',
  stopping: 'our server was stopping',
  server: 'our server failed',
} as const;

export type FaultStage = keyof typeof STAGES;

/** Why a delivery failed. */
export interface Fault {
  readonly stage: FaultStage;
  /** The code of the receiver's reply, such as 550, or of an error, such as ETIMEDOUT. */
  readonly code?: string | undefined;
  /** True if another attempt would fail too. */
  readonly final: boolean;
  /** How long the receiver asks us to wait, in milliseconds. */
  readonly retryAfter?: number | undefined;
}

/** The stages at which the receiver is unavailable, whatever is delivered. */
export const UNAVAILABLE: readonly FaultStage[] = [
  'connect',
  'certificateExpired',
  'certificateName',
  'certificateUntrusted',
  'login',
  'sender',
  'folder',
];

export function isUnavailable({ stage }: Fault): boolean {
  return UNAVAILABLE.includes(stage);
}

/** Describes a fault to the operator, without text from the receiver, which may quote a visitor. */
export function describeFault({ stage, code }: Fault): string {
  return code === undefined ? STAGES[stage] : `${STAGES[stage]}, ${code}`;
}

/** Reads the stage of a stored fault. */
export function isFaultStage(text: string): text is FaultStage {
  return Object.hasOwn(STAGES, text);
}

export class DeliveryFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(describeFault(fault));
    this.fault = fault;
  }
}

/** The fault of a delivery that ends because our server stops. */
export const STOPPING: Fault = { stage: 'stopping', final: false };
