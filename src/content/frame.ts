import { company } from '../../shared/company.ts';

export const frameWords = {
  skipToContent: 'Skip to content',
  home: `${company.name}, home`,
  business: company.tagline.replace(/\.$/, ''),
  navigation: 'On this page',
  /** Fixed by the specification. */
  contactUs: 'Contact Us',
  socialMedia: 'Social media',
  profile: (network: string) => `${company.name} on ${network}`,
  contact: 'Contact',
  /** Only on paper. */
  toAsk: 'To ask: verify your email there, or call.',
  addressCode: 'QR code: the address of this site',
  legal: 'Legal',
  backToTop: 'Back to top',
} as const;
