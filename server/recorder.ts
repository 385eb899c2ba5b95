import { limitRepeats, type Facts, type Log } from './log.ts';
import { OUTCOMES, type Counted, type Outcome, type OutcomeLine } from './outcomes.ts';

/** Counts an outcome and logs its line. Without facts, the line names the outcome. */
export type RecordOutcome = <Name extends Counted>(
  name: Name,
  outcome: Outcome<Name>,
  facts?: Facts,
) => void;

export type Recorder = ReturnType<typeof createRecorder>;

/** The system clock and a monotonic clock, in milliseconds. */
export interface Clocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

/** Creates the one place where the parts of a server report what has happened. */
export function createRecorder(log: Log, clocks: Clocks) {
  const logOnce = limitRepeats(log, clocks.wall);
  const recorded = new Map<string, { count: number; at: number }>();
  const find = (name: string, outcome: string) => recorded.get(`${name} ${outcome}`);

  const record: RecordOutcome = (name, outcome, facts = { outcome }) => {
    const count = (find(name, outcome)?.count ?? 0) + 1;
    recorded.set(`${name} ${outcome}`, { count, at: clocks.steady() });
    const lines: Readonly<Record<string, OutcomeLine | undefined>> = OUTCOMES[name];
    const line = lines[outcome];
    if (line) (line.isRepeated ? log : logOnce)(line.level, line.event, facts);
  };
  return {
    record,
    /** How often an outcome was recorded since the server started. */
    countOf: (name: string, outcome: string) => find(name, outcome)?.count ?? 0,
    /** Milliseconds since an outcome was last recorded; Infinity if it was not. */
    since: <Name extends Counted>(name: Name, outcome: Outcome<Name>) =>
      clocks.steady() - (find(name, outcome)?.at ?? -Infinity),
  };
}
