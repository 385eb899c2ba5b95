import type { Email } from '../../shared/email.ts';
import type { SettingValues } from './settingsTable.ts';

/**
 * True if DENY_DOMAINS does not list the domain of an email, and ALLOW_DOMAINS lists it or is not
 * set. A listed domain includes its subdomains (docs/decisions/server/codes.md#h22).
 */
export function isWelcome(
  { domain }: Email,
  { allowDomains, denyDomains }: Pick<SettingValues, 'allowDomains' | 'denyDomains'>,
): boolean {
  const isIn = (list: readonly string[]) =>
    list.some((listed) => domain === listed || domain.endsWith(`.${listed}`));
  return !isIn(denyDomains) && (allowDomains.length === 0 || isIn(allowDomains));
}
