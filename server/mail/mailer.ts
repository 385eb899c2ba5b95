/** A letter as it waits in the outbox; Message-ID and Date never change between attempts. */
export interface QueuedLetter {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Why a letter was not sent: refused for good, put off by the server, or no server to be had. */
export type MailProblem = 'refused' | 'delayed' | 'unavailable';

/**
 * Hands letters on. `send` settles when the other side has taken the letter, and throws MailFault;
 * `close` waits for nobody: letters under way come back as `delayed`.
 */
export interface Mailer {
  send: (letter: QueuedLetter) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A letter that did not leave. The message holds stage and number only, never the other side's
 * words.
 */
export class MailFault extends Error {
  readonly problem: MailProblem;

  constructor(problem: MailProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
