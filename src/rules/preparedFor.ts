import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';

/** For whom sheet 1 is prepared: the firm's domain, or the email if it is at a free mailbox. */
export function preparedFor(email: string): string {
  return isFreeMailbox(email) ? email : email.slice(email.lastIndexOf('@') + 1);
}
