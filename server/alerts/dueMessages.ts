import { HOUR, isWithin } from '../durations.ts';
import { CAUSES, SENTENCES, type Cause } from './causes.ts';

/** One sentence to the operator: a cause lasts, or is over. */
export interface Message {
  readonly cause: Cause;
  readonly isOver: boolean;
}

/** What the operator was told last of each cause, and when they were told that it lasts. */
export type ToldCauses = ReadonlyMap<Cause, { readonly at: number; readonly isOver: boolean }>;

/**
 * What is to be told now: a cause that lasts once an hour, and once when it is over. `now` comes
 * from a clock that never jumps (docs/decisions/host.md#h16).
 */
export function dueMessages(
  told: ToldCauses,
  causes: ReadonlySet<Cause>,
  now: number,
): readonly Message[] {
  return CAUSES.flatMap((cause): Message[] => {
    const last = told.get(cause);
    if (!causes.has(cause)) return last && !last.isOver ? [{ cause, isOver: true }] : [];
    return last && isWithin(HOUR, last.at, now) ? [] : [{ cause, isOver: false }];
  });
}

/** What the operator has been told once a message has reached them. */
export function withTold(told: ToldCauses, { cause, isOver }: Message, now: number): ToldCauses {
  const at = isOver ? (told.get(cause)?.at ?? now) : now;
  return new Map(told).set(cause, { at, isOver });
}

export function sentenceOf({ cause, isOver }: Message): string {
  return SENTENCES[cause][isOver ? 1 : 0];
}
