/**
 * The names of the counters for the limits. Most names begin with the digest of what is limited,
 * such as a network, so that its counters are adjacent in the index.
 */
export const counterName = {
  codesInMinute: (network: string) => `${network} sends in a minute`,
  codes: (networkOrDomain: string) => `${networkOrDomain} sends`,
  codesTo: (network: string, mailbox: string) => `${network} sends to ${mailbox}`,
  allCodes: 'sends',
  tries: (network: string) => `${network} tries`,
  sales: (networkDomainMailboxOrPass: string) => `${networkDomainMailboxOrPass} sales`,
  allSales: 'sales',
} as const;
