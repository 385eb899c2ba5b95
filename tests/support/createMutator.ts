/**
 * Turns, drops, doubles or cuts a few bytes of what it is given; the same in every run of a seed.
 */
export function createMutator(seed: number): (bytes: Buffer) => Buffer {
  const random = mulberry(seed);
  return (bytes) => mutate(bytes, random);
}

function mutate(bytes: Buffer, random: () => number): Buffer {
  let result = bytes;
  for (let change = 0; change < 1 + random() * 4; change += 1) {
    const at = Math.floor(random() * result.length);
    const choice = Math.floor(random() * 4);
    if (choice === 0)
      result = Buffer.concat([
        result.subarray(0, at),
        Buffer.from([Math.floor(random() * 256)]),
        result.subarray(at + 1),
      ]);
    else if (choice === 1)
      result = Buffer.concat([
        result.subarray(0, at),
        result.subarray(at + 1 + Math.floor(random() * 8)),
      ]);
    else if (choice === 2)
      result = Buffer.concat([result.subarray(0, at), result.subarray(Math.max(0, at - 20))]);
    else result = result.subarray(0, at);
  }
  return result;
}

/** A small generator whose numbers are the same in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
