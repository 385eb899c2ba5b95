const office = { street: '1200 Plumb Line Road, Suite 400', city: 'Austin, Texas 78700' };

const phone = '(512) 555-0142';

const mapQuery = new URLSearchParams({ api: '1', query: `${office.street}, ${office.city}` });

/** The contact details of every page and mail. The values are examples to replace before launch. */
export const company = {
  /** Fixed by the specification. */
  name: 'ProBuilt',
  /** Fixed by the specification. */
  program: 'CPA Partner Program',
  programTerm: 'Limited-time opportunity',
  tagline: 'Business software for construction firms.',
  salesEmail: 'sales@probuilt.example',
  phone: { text: phone, href: `tel:+1${phone.replace(/\D/g, '')}` },
  office: { ...office, mapHref: `https://www.google.com/maps/search/?${mapQuery.toString()}` },
  /** The icon of each network has its name in `filled` of `src/components/ui/Icon.tsx`. */
  socials: [
    { network: 'LinkedIn', href: 'https://social.example/linkedin' },
    { network: 'Facebook', href: 'https://social.example/facebook' },
    { network: 'YouTube', href: 'https://social.example/youtube' },
  ],
} as const;
