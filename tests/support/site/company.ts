/**
 * The company in unit tests, instead of the one in shared/company.ts (vite.config.ts). Its values
 * are unusual, so that tests hold with those of any owner.
 */
export const company = {
  name: 'Stone & Sons, Inc.',
  program: 'CPA Partner Program',
  programTerm: 'Limited-time opportunity',
  tagline: 'Books for builders.',
  salesEmail: 'hello@build-books.example',
  phone: '+1 212-736-3100',
  office: {
    street: '7 Slate Street',
    city: 'Dallas, Texas 75201',
    mapHref:
      'https://www.google.com/maps/search/?api=1&query=7+Slate+Street%2C+Dallas%2C+Texas+75201',
  },
  socials: [{ network: 'LinkedIn', href: 'https://linkedin.example/company/build-books' }],
};
