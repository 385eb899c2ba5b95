/** In some tests, vite.config.ts uses these contact details instead of shared/company.ts. */
export const company = {
  name: 'ProBuilt',
  program: 'CPA Partner Program',
  tagline: 'Books for builders.',
  salesEmail: 'hello@build-books.example',
  phone: { text: '214.555.0199', href: 'tel:+12145550199' },
  office: {
    street: '7 Slate Street',
    city: 'Dallas, Texas 75201',
    mapHref: `https://www.google.com/maps/search/?api=1&query=7+Slate+Street%2C+Dallas%2C+Texas+75201`,
  },
  socials: [{ network: 'LinkedIn', href: 'https://linkedin.example/company/build-books' }],
};
