import { company } from '../../shared/company.ts';

export const frameWords = {
  skipToContent: 'Skip to content',
  home: `${company.name}, home`,
  navigation: 'On this page',
  /** Fixed by the specification. */
  contactUs: 'Contact Us',
  socialMedia: 'Social media',
  profile: (network: string) => `${company.name} on ${network}`,
  contact: 'Contact',
  legal: 'Legal',
  backToTop: 'Back to top',
} as const;
