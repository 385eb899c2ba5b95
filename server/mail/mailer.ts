import type { MailFile } from '../../src/mails/mailFrame.ts';

/** A mail that is stored and sent; Message-ID and Date are the same in every attempt. */
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

/** The receiver refused permanently, requested a retry, or was unavailable. */
export type DeliveryProblem = 'refused' | 'delayed' | 'unavailable';

export interface Mailer {
  /** Settles when the mail server has accepted the mail; throws a DeliveryFault. */
  send: (mail: Mail) => Promise<void>;
  /** Closes at once: pending mails throw a DeliveryFault `delayed`. */
  close: () => Promise<void>;
}

/** A failed delivery. The message has the stage and code, never the receiver's text. */
export class DeliveryFault extends Error {
  readonly problem: DeliveryProblem;

  constructor(problem: DeliveryProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
