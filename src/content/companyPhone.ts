import { company } from '../../shared/company.ts';
import { phoneUrl } from '../../shared/phone.ts';

/** The company's phone number as a link. */
export const companyPhone = { text: company.phone, href: dialable(company.phone) };

/** Returns the URL of a phone number, or stops the build. */
export function dialable(phone: string): string {
  const url = phoneUrl(phone);
  if (url) return url;
  throw new Error(
    `phone in shared/company.ts is "${phone}", which cannot be dialed: use ten digits, or + with a country code.`,
  );
}
