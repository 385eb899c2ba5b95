import type { Email } from '../../src/rules/email.ts';
import type { Settings } from './settings.ts';

/**
 * True for an email whose domain the settings accept (docs/decisions/server/codes.md#h22): without
 * allowed domains, each that is not denied. A denied domain wins.
 */
export function isWelcome(
  { domain }: Email,
  { allowDomains, denyDomains }: Pick<Settings, 'allowDomains' | 'denyDomains'>,
): boolean {
  const isIn = (list: readonly string[]) =>
    list.some((listed) => domain === listed || domain.endsWith(`.${listed}`));
  return !isIn(denyDomains) && (allowDomains.length === 0 || isIn(allowDomains));
}
