import type { CDPSession } from '@playwright/test';

/** Nothing asked for during so many milliseconds counts as quiet. */
const QUIET = 800;
const LONGEST = 20_000;

interface Asked {
  type: string;
  bytes: number;
  /** When it had arrived, in seconds of the browser's own clock. */
  ended?: number;
}

/** Counts what travels to a page, headers included, as it was encoded. The film is left out. */
export async function watchTraffic(cdp: CDPSession) {
  const asked = new Map<string, Asked>();
  let started: number | undefined;
  let last = performance.now();
  const end = (id: string, ended: number, bytes = 0) => {
    last = performance.now();
    const one = asked.get(id);
    if (one) Object.assign(one, { ended, bytes });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    started ??= timestamp;
    last = performance.now();
    asked.set(requestId, { type, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));
  await cdp.send('Network.enable');

  const counted = () => [...asked.values()].filter(({ type }) => type !== 'Media');
  const sum = (some: readonly Asked[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    /** Resolves when nothing travels any more, or after 20 s. */
    async quiet() {
      const limit = performance.now() + LONGEST;
      const open = () => counted().some(({ ended }) => ended === undefined);
      while ((open() || performance.now() - last < QUIET) && performance.now() < limit) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    requests: () => counted().length,
    bytes: (type?: string) =>
      sum(counted().filter((one) => type === undefined || one.type === type)),
    /** The document, and what else had arrived so many milliseconds after it was asked for. */
    bytesUntil(time: number) {
      const limit = (started ?? 0) + time / 1000;
      const early = ({ type, ended = Infinity }: Asked) => type === 'Document' || ended <= limit;
      return sum(counted().filter(early));
    },
  };
}
