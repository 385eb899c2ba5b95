import { DAY, HOUR, MINUTE } from '../durations.ts';
import { wholeNumber } from './parsers.ts';

/** A limit: how often something may happen to one subject within a span. */
interface Rule {
  /** Whose uses it counts. An asker is a pass; callers without one share an asker per mailbox. */
  readonly of: 'asker' | 'mailbox' | 'network' | 'domain' | 'site';
  readonly counts: 'requests' | 'codes' | 'wrong codes' | 'leads';
  /** Milliseconds from the first use. */
  readonly span: number;
  /** Who is served beyond the limit (docs/decisions/server/codes.md#h6). */
  readonly passes?: 'first' | 'newcomers';
}

export type Subject = Rule['of'];

/** The only table of limits (docs/decisions/server/codes.md#h6). */
export const LIMITS = {
  codesPerEmailHour: limit(
    'CODES_PER_EMAIL_HOUR',
    5,
    { of: 'asker', counts: 'codes', span: HOUR, passes: 'first' },
    'codes per hour for one mailbox, or for one pass; a network’s first code of the hour passes',
  ),
  codesPerEmailDay: limit(
    'CODES_PER_EMAIL_DAY',
    40,
    { of: 'asker', counts: 'codes', span: DAY },
    'codes per day for one mailbox, or for one pass',
  ),
  codesPerIpMinute: limit(
    'CODES_PER_IP_MINUTE',
    10,
    { of: 'network', counts: 'requests', span: MINUTE },
    'code requests per minute from one network',
  ),
  codesPerIpHour: limit(
    'CODES_PER_IP_HOUR',
    60,
    { of: 'network', counts: 'requests', span: HOUR },
    'code requests per hour from one network',
  ),
  codesPerDomainHour: limit(
    'CODES_PER_DOMAIN_HOUR',
    500,
    { of: 'domain', counts: 'codes', span: HOUR, passes: 'newcomers' },
    'codes sent per hour to all mailboxes of one domain',
  ),
  codesPerHour: limit(
    'CODES_PER_HOUR',
    1000,
    { of: 'site', counts: 'codes', span: HOUR, passes: 'newcomers' },
    'codes sent per hour to all visitors',
  ),
  // `redeemCode` counts the tries at each code. The span is the longest life of a code.
  triesPerBrowser: limit(
    'TRIES_PER_BROWSER',
    5,
    { of: 'asker', counts: 'wrong codes', span: HOUR },
    'wrong tries at one code: in the browser that requested it, and in its network',
  ),
  triesPerIpHour: limit(
    'TRIES_PER_IP_HOUR',
    120,
    { of: 'network', counts: 'wrong codes', span: HOUR },
    'wrong codes per hour from one network',
  ),
  salesPerPassHour: limit(
    'SALES_PER_PASS_HOUR',
    10,
    { of: 'asker', counts: 'leads', span: HOUR },
    'leads per hour for one pass, and for all browsers without a pass for the mailbox',
  ),
  salesPerEmailHour: limit(
    'SALES_PER_EMAIL_HOUR',
    20,
    { of: 'mailbox', counts: 'leads', span: HOUR },
    'leads per hour for one mailbox in all',
  ),
  salesPerIpHour: limit(
    'SALES_PER_IP_HOUR',
    60,
    { of: 'network', counts: 'leads', span: HOUR },
    'leads per hour from one network',
  ),
  salesPerDomainHour: limit(
    'SALES_PER_DOMAIN_HOUR',
    200,
    { of: 'domain', counts: 'leads', span: HOUR, passes: 'newcomers' },
    'leads per hour from all mailboxes of one domain',
  ),
  salesPerHour: limit(
    'SALES_PER_HOUR',
    1000,
    { of: 'site', counts: 'leads', span: HOUR, passes: 'newcomers' },
    'leads per hour from all visitors',
  ),
};

type LimitKey = keyof typeof LIMITS;

export type LimitName = (typeof LIMITS)[LimitKey]['name'];

export const limitKeys = Object.keys(LIMITS) as LimitKey[];

/** The names of the limits of these subjects. */
export function limitsOf(...subjects: readonly Subject[]): LimitName[] {
  return Object.values(LIMITS)
    .filter((row) => subjects.includes(row.of))
    .map(({ name }) => name);
}

function limit<Name extends string>(name: Name, value: number, rule: Rule, meaning: string) {
  const parse = wholeNumber(1, 1e9);
  const read = (text?: string) => (text === undefined ? undefined : parse(text)) ?? value;
  const about: { name: Name; meaning: string; hint?: string } = { name, meaning };
  return { ...about, ...rule, parse, read, standard: String(value) };
}
