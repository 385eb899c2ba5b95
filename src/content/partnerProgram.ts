import { company } from './company.ts';
import filmAv1 from '../assets/film/promo.av1.mp4';
import filmH264 from '../assets/film/promo.mp4';
import posterAvif from '../assets/film/promo-poster.avif';
import posterWebp from '../assets/film/promo-poster.webp';
import descriptions from '../assets/film/promo.vtt';

/** The words of the landing page. They promise no share, date or number: none is decided. */
export const partnerProgram = {
  name: company.program,
  term: 'Limited-time opportunity',
  statement: ['Your clients build.', 'You share in the revenue.'],
  lead: 'ProBuilt makes business software for construction firms. Accounting firms that join the CPA Partner Program take part in a revenue-sharing arrangement.',
  action: 'Request Information',
  facts: [
    { term: 'For', detail: 'Accounting firms' },
    { term: 'Basis', detail: 'Revenue sharing' },
    { term: 'Offer', detail: 'Limited-time' },
  ],
  sequence: {
    heading: 'From this page to a conversation',
    steps: [
      {
        span: '18 seconds',
        heading: 'Watch the video',
        text: 'The program at a glance. It plays without sound, and you can pause it.',
      },
      {
        span: 'One form',
        heading: 'Request information',
        text: 'Your verified email address is already filled in.',
      },
      {
        span: 'Next business day',
        heading: 'Hear from our sales team',
        text: 'We will contact you within the next business day.',
      },
    ],
  },
  card: {
    heading: 'Request Information',
    text: 'Ask how the revenue sharing works and what a partner firm does. We will contact you within the next business day.',
    action: 'Open the request form',
  },
} as const;

/** The promotional video. */
export const promoVideo = {
  /** Empty for our own files; the URL of a YouTube or Vimeo video shows that player instead. */
  url: '',
  name: 'CPA Partner Program: silent video',
  caption: 'A ledger page becomes a building. No sound, 18 seconds.',
  textHeading: 'What the video shows',
  text: 'A drawing of a building sinks into its ground plan. Seen from above, the plan is a ledger page with columns and rows. Entries fill it line by line, and the page rises again, floor by floor: “Your clients build.” The orange top floor comes forward and becomes a page: “You share in the revenue.” It settles back on the building: “CPA Partner Program. Limited-time opportunity.”',
  controls: {
    pause: { name: 'Pause video', label: 'Pause' },
    play: { name: 'Play video', label: 'Play' },
  },
  failure: 'The video cannot be played here. Read what it shows below.',
  /** The smallest first. */
  files: [
    { src: filmAv1, type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: filmH264, type: 'video/mp4' },
  ],
  poster: { avif: posterAvif, webp: posterWebp },
  descriptions,
};
