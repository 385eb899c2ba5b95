import type { PageSettings } from './site.ts';

export const SECURITY_TXT = '.well-known/security.txt';

/** How long security.txt is valid, in milliseconds. RFC 9116 recommends less than a year. */
export const SECURITY_TXT_LIFE = 364 * 86_400_000;

/** Returns the file that names a contact for security reports; undefined without SECURITY_CONTACT. */
export function securityTxt(
  { site: { publicUrl }, securityContact }: PageSettings,
  expires: Date,
): string | undefined {
  if (!securityContact) return undefined;
  // Servers agree on the file for a day.
  const [day] = expires.toISOString().split('T');
  const canonical = publicUrl ? `Canonical: ${publicUrl}/${SECURITY_TXT}\n` : '';
  return `Contact: ${securityContact}\nExpires: ${day}T00:00:00.000Z\nPreferred-Languages: en\n${canonical}`;
}
