/** What a part of the site's JavaScript weighs now and weighed when it was last accepted. */
export interface Growth {
  part: string;
  before: number;
  now: number;
}

/** Below this many bytes a difference is only the compressor's. */
const NOISE = 60;

/** The parts that weigh more than was accepted, the heaviest growth first. */
export function grown(accepted: Record<string, number>, now: Record<string, number>): Growth[] {
  return Object.entries(now)
    .map(([part, size]) => ({ part, before: accepted[part] ?? 0, now: size }))
    .filter(({ before, now: size }) => size - before >= NOISE)
    .toSorted((a, b) => b.now - b.before - (a.now - a.before));
}
