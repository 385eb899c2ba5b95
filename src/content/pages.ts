import { company } from '../../shared/company.ts';
import { promise } from '../../shared/promise.ts';

/** The title, description and short copy of each page. */
export const pages = {
  gate: {
    title: 'Verify an Email to access ProBuilt',
    description: `Confirm your email with a one-time code to see the ${company.name} CPA Partner Program.`,
    /** Fixed by the specification. */
    heading: 'Verify an Email to access ProBuilt',
    checking: 'Checking your access',
  },
  landing: {
    title: `CPA Partner Program | ${company.name}`,
    description: `${company.name} makes business software for construction firms and shares revenue with the accounting firms that serve them.`,
  },
  info: {
    title: `Request Information | ${company.name}`,
    titleRefused: `Error: Request Information | ${company.name}`,
    titleSent: `Request sent | ${company.name}`,
    description: `Ask the ${company.name} sales team about the CPA Partner Program. ${promise}`,
    /** Both headings are fixed by the specification. */
    heading: 'Contact us for more information.',
    headingSent: ['Thank you for requesting for more information.', promise],
    intro: 'Tell us who you are and what you’d like to know about the CPA Partner Program.',
    introWithQuestion:
      'Your question is on the sheet. Tell us who you are, and we’ll take it from there.',
    introWithoutRoom: (needed: number) =>
      `Not enough room for your question (${needed} characters). Shorten your message, then check the question again.`,
  },
  policy: {
    title: `Privacy Policy and Terms of Service | ${company.name}`,
    description: `What ${company.name} does with the personal information you give us on this website. Last updated 12/12/2024.`,
    updated: 'Last updated',
    contents: 'Sections',
    current: 'Section:',
  },
  notFound: {
    title: `Page not found | ${company.name}`,
    description: 'The page does not exist.',
    /** Fixed by the specification. */
    heading: 'The page does not exist!',
    text: 'The address may be mistyped, or the page may have moved. Start again from the home page.',
    action: 'Go to the home page',
  },
  error: {
    title: `Something went wrong | ${company.name}`,
    heading: 'We couldn’t show this page.',
    text: 'Something went wrong on our side. Reloading usually fixes it. Anything you typed in the request form is still in this tab.',
    action: 'Reload this page',
  },
} as const;

/** The alternative text of the picture in link previews (public/og-image.png). */
export const previewImage =
  'Your clients build. You share in the revenue. CPA Partner Program, limited-time opportunity. A line drawing of a building with an orange top floor.';

export const landingSections = [
  { label: 'Partner Program', href: '#program' },
  { label: 'Video', href: '#video' },
  { label: 'Questions', href: '#questions' },
] as const;

/** The links of the footer's legal part. The specification demands the first two. */
export const legalLinks = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  // On the policy itself, this link leads to its last section.
  {
    label: 'Terms and Conditions',
    href: '/privacy-policy',
    state: { section: 'terms-of-service' },
  },
];
