import type { MailContent } from '../mails/mailFrame.ts';

/** A mail as it is stored and sent. Its Message-ID and Date are the same in every attempt. */
export interface Mail extends MailContent {
  readonly from: string;
  readonly to: string;
  /** The headers in MAIL_HEADERS, for the mail provider. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly messageId: string;
  /** ISO 8601. */
  readonly date: string;
}

export interface Mailer {
  /** Returns when the mail server has accepted the mail; otherwise throws a DeliveryFault. */
  send: (mail: Mail) => Promise<void>;
  /** Closes at once. Pending calls of `send` throw a DeliveryFault. */
  close: () => Promise<void>;
}
