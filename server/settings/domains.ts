import type { Email } from '../../src/rules/email.ts';
import type { Settings } from './settings.ts';

/**
 * True unless DENY_DOMAINS lists the domain of an email, or ALLOW_DOMAINS is set and does not list it
 * (docs/decisions/server/codes.md#h22).
 */
export function isWelcome(
  { domain }: Email,
  { allowDomains, denyDomains }: Pick<Settings, 'allowDomains' | 'denyDomains'>,
): boolean {
  const isIn = (list: readonly string[]) =>
    list.some((listed) => domain === listed || domain.endsWith(`.${listed}`));
  return !isIn(denyDomains) && (allowDomains.length === 0 || isIn(allowDomains));
}
