import { isEmail, type Email } from '../../src/rules/email.ts';

/** Which domains of emails may come in; without allowed ones all may but the denied. */
export interface DomainLists {
  readonly allowDomains: readonly string[];
  readonly denyDomains: readonly string[];
}

/** Domains from a list with commas, in lower case; undefined when one is none. */
export function domainList(value: string): readonly string[] | undefined {
  const domains = value.split(',').map((part) => part.trim().toLowerCase());
  return domains.every((domain) => isEmail(`a@${domain}`)) ? domains : undefined;
}

/** True for an email that may come in (docs/decisions/server/codes.md#h22). A denied domain wins. */
export function isWelcome({ domain }: Email, { allowDomains, denyDomains }: DomainLists): boolean {
  const isIn = (list: readonly string[]) =>
    list.some((listed) => domain === listed || domain.endsWith(`.${listed}`));
  return !isIn(denyDomains) && (allowDomains.length === 0 || isIn(allowDomains));
}
