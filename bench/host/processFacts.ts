import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MICROS = 10_000;

/** What Linux knows of a process: its processor time so far, its memory now and at its peak. */
export function processFacts(pid: number): { cpuMicros: number; rssMiB: number; peakMiB: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (field: string) =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return {
    cpuMicros: (Number(fields[11]) + Number(fields[12])) * TICK_MICROS,
    rssMiB: mebibytes('VmRSS'),
    peakMiB: mebibytes('VmHWM'),
  };
}
