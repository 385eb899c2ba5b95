import type { MailFile } from '../../src/mails/mailFrame.ts';

/** A mail as it is stored and sent; Message-ID and Date are the same at every attempt. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailFile[];
  /** Fixed headers for the mail provider. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly messageId: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Refused for good, delayed by the receiver, or not sent because it cannot be used. */
export type DeliveryProblem = 'refused' | 'delayed' | 'unavailable';

export interface Mailer {
  /** Settles when the server has taken the mail; throws a DeliveryFault. */
  send: (mail: Mail) => Promise<void>;
  /** Waits for no mail: those under way throw a DeliveryFault `delayed`. */
  close: () => Promise<void>;
}

/** A delivery that failed. The message names stage and number, never what the receiver said. */
export class DeliveryFault extends Error {
  readonly problem: DeliveryProblem;

  constructor(problem: DeliveryProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
