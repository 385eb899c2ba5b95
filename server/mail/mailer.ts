import type { LetterFile } from '../../src/mails/letterFrame.ts';

/** A letter as it waits in the outbox; Message-ID and Date are the same at every attempt. */
export interface QueuedLetter {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly LetterFile[];
  readonly messageId: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Refused for good, put off by the server, or not sent because the server cannot be used. */
export type MailProblem = 'refused' | 'delayed' | 'unavailable';

export interface Mailer {
  /** Settles when the other side has taken the letter; throws a MailFault. */
  send: (letter: QueuedLetter) => Promise<void>;
  /** Waits for no letter: those under way throw a MailFault `delayed`. */
  close: () => Promise<void>;
}

/** A letter that was not sent. The message names stage and number, never what the server said. */
export class MailFault extends Error {
  readonly problem: MailProblem;

  constructor(problem: MailProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
