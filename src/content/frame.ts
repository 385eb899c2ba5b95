import { company } from './company.ts';

export const frameWords = {
  /** The first link of every page, visible only while it has keyboard focus. */
  skipToContent: 'Skip to content',
  home: `${company.name}, home`,
  navigation: 'On this page',
  /** Fixed by the specification. */
  contactUs: 'Contact Us',
  socialMedia: 'Social media',
  profile: (network: string) => `${company.name} on ${network}`,
  contact: 'Contact',
  legal: 'Legal',
  /** Fixed by the specification. */
  legalLinks: ['Privacy Policy', 'Terms and Conditions'],
  backToTop: 'Back to top',
} as const;
