import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK = 0.01;

/** Milliseconds between two looks; what a process does after the last look at it is not seen. */
const PAUSE = 100;

interface Process {
  parent: number;
  /** Processor time so far, in ticks. */
  ticks: number;
}

/**
 * Watches a process with everything that it starts, browsers included. The function it returns ends
 * the watch and says how many seconds of processor time all of them took.
 */
export function watchProcessor(root: number): () => number {
  const family = new Map<number, number>([[root, 0]]);
  const look = () => {
    const running = processes();
    let found = family.size;
    do {
      found = family.size;
      for (const [pid, { parent, ticks }] of running) {
        if (family.has(pid) || family.has(parent)) family.set(pid, ticks);
      }
    } while (family.size > found);
  };
  const timer = setInterval(look, PAUSE);
  return () => {
    clearInterval(timer);
    return [...family.values()].reduce((sum, ticks) => sum + ticks, 0) * TICK;
  };
}

function processes(): Map<number, Process> {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  const running = new Map<number, Process>();
  for (const pid of pids) {
    const stat = readStat(pid);
    if (stat) running.set(pid, stat);
  }
  return running;
}

/** Nothing for a process that ended in between. */
function readStat(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last bracket may hold spaces. See proc_pid_stat(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
