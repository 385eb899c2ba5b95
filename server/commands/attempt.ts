import { kindOf } from '../log.ts';
import { DeliveryFault } from '../mail/fault.ts';
import { bad, ok, type Finding } from './command.ts';

/** Sends something to the receiver that a setting names. Returns whether it was accepted. */
export async function attempt(
  setting: string,
  what: string,
  send: () => Promise<void>,
): Promise<Finding> {
  try {
    await send();
    return ok(`${setting} has accepted ${what}.`);
  } catch (error) {
    const reason = error instanceof DeliveryFault ? error.message : kindOf(error);
    return bad(`${setting} has not accepted ${what} (${reason}).`);
  }
}
