const office = { street: '1200 Plumb Line Road, Suite 400', city: 'Austin, TX 78700' };

const mapQuery = new URLSearchParams({ api: '1', query: `${office.street}, ${office.city}` });

/** The company on pages and in mails. Replace the contact details, which are examples. */
export const company = {
  name: 'ProBuilt',
  /** The program and its term are fixed by the specification. */
  program: 'CPA Partner Program',
  programTerm: 'Limited-time opportunity',
  tagline: 'Business software for construction firms.',
  salesEmail: 'sales@probuilt.example',
  phone: '(512) 555-0142',
  office: { ...office, mapHref: `https://www.google.com/maps/search/?${mapQuery.toString()}` },
  /** Each network needs an icon of the same name in src/components/ui/Icon.tsx. */
  socials: [
    { network: 'LinkedIn', href: 'https://social.example/linkedin' },
    { network: 'Facebook', href: 'https://social.example/facebook' },
    { network: 'YouTube', href: 'https://social.example/youtube' },
  ],
} as const;
