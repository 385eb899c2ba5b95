/** What one input may cost at most, in milliseconds of processor time. */
const MOST_CPU = 50;

/**
 * Does some work; fails when it costs too much each of three times (once may be the garbage of
 * others).
 */
export async function atItsCost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    if (user + system < MOST_CPU * 1000) return result;
    if (attempt === 3) throw new Error(`An input costs ${(user + system) / 1000} ms`);
  }
}
