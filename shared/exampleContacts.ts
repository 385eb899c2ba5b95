interface Contacts {
  readonly salesEmail: string;
  readonly phone: string;
  readonly office: { readonly street: string };
  readonly socials: readonly { readonly network: string; readonly href: string }[];
}

/**
 * Names the contact details that are still examples, which reach nobody: hosts under .example (RFC
 * 2606), numbers 555-0100 to 555-0199, and the street of the example.
 */
export function exampleContacts({ salesEmail, phone, office, socials }: Contacts): string[] {
  const examples: Readonly<Record<string, boolean>> = {
    salesEmail: salesEmail.endsWith('.example'),
    phone: /555\D?01\d\d$/.test(phone),
    office: office.street.startsWith('1200 Plumb Line Road'),
    ...Object.fromEntries(
      socials.map(({ network, href }) => [network, new URL(href).hostname.endsWith('.example')]),
    ),
  };
  return Object.keys(examples).filter((name) => examples[name]);
}
