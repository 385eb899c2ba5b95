interface Part {
  /** The files that are changed, one place at a time. */
  readonly mutate: string;
  /** The folder of the tests that could notice. */
  readonly tests: string;
  /** A changed constant needs a run of all tests: false where that takes too long. */
  readonly constants: boolean;
}

const parts: Record<string, Part> = {
  rules: { mutate: 'src/rules/**/*.ts', tests: 'tests/{rules,api}', constants: true },
  session: {
    mutate: 'src/{api,auth}/*.{ts,tsx}',
    tests: 'tests/{api,auth,routes}',
    constants: false,
  },
  host: {
    mutate: 'server/{codes,outbox,calls}/*.ts',
    tests: 'tests/server/{alerts,calls,codes,commands,outbox,status,upkeep}',
    constants: false,
  },
};

/** The part that the variable PART names. */
export function chosenPart(): Part {
  const part = parts[process.env['PART'] ?? ''];
  if (!part) throw new Error(`Set PART to one of ${Object.keys(parts).join(', ')}.`);
  return part;
}
