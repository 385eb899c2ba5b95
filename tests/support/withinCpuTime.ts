/** The maximum cost of one input, in milliseconds of processor time. */
const MAX_CPU = 50;

/** Runs `work`. Fails if it is too slow three times, because garbage collection may slow one. */
export async function withinCpuTime<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    if (user + system < MAX_CPU * 1000) return result;
    if (attempt === 3) throw new Error(`An input costs ${(user + system) / 1000} ms`);
  }
}
