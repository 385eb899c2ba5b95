import type { Email } from '../../src/rules/email.ts';
import type { Settings } from './settings.ts';

/**
 * True if the settings accept the domain of an email (docs/decisions/server/codes.md#h22): it is allowed,
 * or no domains are listed as allowed, and it is not denied.
 */
export function isWelcome(
  { domain }: Email,
  { allowDomains, denyDomains }: Pick<Settings, 'allowDomains' | 'denyDomains'>,
): boolean {
  const isIn = (list: readonly string[]) =>
    list.some((listed) => domain === listed || domain.endsWith(`.${listed}`));
  return !isIn(denyDomains) && (allowDomains.length === 0 || isIn(allowDomains));
}
