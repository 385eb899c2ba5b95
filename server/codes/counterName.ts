/**
 * The names of the counters behind the limits. Each begins with the digest of whom it counts, so
 * that these counters are neighbours in the index.
 */
export const counterName = {
  codesInMinute: (network: string) => `${network} sends in a minute`,
  codes: (networkOrDomain: string) => `${networkOrDomain} sends`,
  allCodes: 'sends',
  tries: (network: string) => `${network} tries`,
  sales: (networkMailboxOrPass: string) => `${networkMailboxOrPass} sales`,
  allSales: 'sales',
} as const;
