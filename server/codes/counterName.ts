/**
 * The names of the counters for the limits. A name begins with the digest of the caller, so that
 * the counters of one caller are adjacent in the index.
 */
export const counterName = {
  codesInMinute: (network: string) => `${network} sends in a minute`,
  codes: (networkOrDomain: string) => `${networkOrDomain} sends`,
  allCodes: 'sends',
  tries: (network: string) => `${network} tries`,
  sales: (networkMailboxOrPass: string) => `${networkMailboxOrPass} sales`,
  allSales: 'sales',
} as const;
