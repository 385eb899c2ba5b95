import { by, look, spec, type AtlasRow } from './law.ts';

const LANDING =
  'Landing page: top navigation, a banner about the CPA Partner Program, an autoplaying muted embedded video, and a Request Information card linking to /info';

/** The landing page with its parts, the policy, and the page for every other path. */
export const pages = [
  {
    part: 'LandingPage',
    state: 'Arrived',
    cause: 'A verified visitor opens /.',
    law: spec(2, LANDING),
    story: 'landing-landingpage--arrived',
  },
  {
    part: 'LandingPage',
    state: 'Nothing moves by itself',
    cause: 'The visitor asks for reduced motion, or saves data.',
    law: by('P2'),
    story: 'landing-landingpage--still',
  },
  {
    part: 'LandingPage',
    state: 'In one column',
    cause: 'The page is open on a phone.',
    law: look('Below 900 px: headline, text, CTA, film, facts.'),
    story: 'landing-landingpage--on-a-phone',
  },
  {
    part: 'PartnerBanner',
    state: 'Banner',
    cause: 'The landing page is open.',
    law: by('P3'),
    story: 'landing-partnerbanner--banner',
  },
  {
    part: 'PromoVideo',
    state: 'Playing, muted',
    cause: 'The landing page is open.',
    law: spec(2, 'an autoplaying muted embedded video'),
    story: 'landing-promovideo--playing',
  },
  {
    part: 'PromoVideo',
    state: 'Waiting on its poster',
    cause: 'The visitor asks for reduced motion, or saves data.',
    law: by('P2'),
    story: 'landing-promovideo--still',
  },
  {
    part: 'PromoVideo',
    state: 'Told in words',
    cause: 'The disclosure under the film is opened.',
    law: look('The film plays muted, loops, and has a text version in a disclosure.'),
    story: 'landing-promovideo--text-version',
  },
  {
    part: 'PromoVideo',
    state: 'Playing its second file',
    cause: 'The browser cannot play the first one.',
    law: spec(2, 'an autoplaying muted embedded video'),
    story: 'landing-promovideo--second-file',
  },
  {
    part: 'PromoVideo',
    state: 'Not playable',
    cause: 'The browser can play none of the files.',
    law: look('If the video cannot be loaded: the poster stays.'),
    story: 'landing-promovideo--unplayable',
  },
  {
    part: 'PromoVideo',
    state: 'YouTube’s player',
    cause: 'The configured video is on YouTube.',
    law: by('P2'),
    story: 'landing-promovideo--on-you-tube',
  },
  {
    part: 'PromoVideo',
    state: 'Vimeo’s player, waiting',
    cause: 'The configured video is on Vimeo; the visitor asks for reduced motion, or saves data.',
    law: by('P2'),
    story: 'landing-promovideo--on-vimeo',
  },
  {
    part: 'RequestInfoCard',
    state: 'Card',
    cause: 'The landing page is open.',
    law: spec(2, 'a Request Information card linking to /info'),
    story: 'landing-requestinfocard--card',
  },
  {
    part: 'PolicyPage',
    state: 'At the top',
    cause: 'Anyone opens /privacy-policy.',
    law: spec(2, "'Privacy Policy and Terms of Service', last updated 12/12/2024"),
    story: 'policy-policypage--at-the-top',
  },
  {
    part: 'PolicyPage',
    state: 'A section marked in the contents',
    cause: 'The page is scrolled, or a link to a section is followed.',
    law: by('P4'),
    story: 'policy-policypage--further-down',
  },
  {
    part: 'PolicyPage',
    state: 'Contents folded out',
    cause: 'The line that names the section is pressed on a phone.',
    law: look('Below 900 px, a sticky “Section: …” disclosure.'),
    story: 'policy-policypage--contents-on-a-phone',
  },
  {
    part: 'PolicyPage',
    state: 'On paper',
    cause: 'The page is printed.',
    law: by('P4'),
    story: 'policy-policypage--printed',
  },
  {
    part: 'NotFoundPage',
    state: 'The page does not exist!',
    cause: 'Anyone opens any other path.',
    law: spec(2, "Page saying 'The page does not exist!'"),
    story: 'fallback-notfoundpage--not-found',
  },
] as const satisfies readonly AtlasRow[];
