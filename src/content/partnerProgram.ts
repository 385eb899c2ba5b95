import { company } from '../../shared/company.ts';
import { promise } from '../../shared/promise.ts';
import videoAv1 from '../assets/video/promo.av1.mp4';
import videoH264 from '../assets/video/promo.mp4';
import posterAvif from '../assets/video/promo-poster.avif';
import posterWebp from '../assets/video/promo-poster.webp';
import descriptions from '../assets/video/promo.vtt';

/** The text of the landing page. It promises no rate, date or number, because none has been set. */
export const partnerProgram = {
  name: company.program,
  term: company.programTerm,
  statement: ['Your clients build.', 'You share in the revenue.'],
  /** The second string never wraps. */
  lead: [
    `${company.name} makes business software for construction firms. This is our `,
    'revenue-sharing',
    ' program for the accounting firms that serve them.',
  ],
  action: 'Request Information',
  talk: 'Prefer to talk? Call',
  next: {
    heading: 'What happens next',
    steps: [
      { term: 'You ask', detail: 'One form, five required fields.' },
      { term: 'We answer', detail: promise },
      { term: 'You decide', detail: 'No obligation for your firm.' },
    ],
  },
  sheet: { preparedFor: 'Prepared for', date: 'Date', sheet: 'Sheet', number: '1 of 2' },
  questions: {
    heading: 'Four questions to ask us first',
    text: 'Pick one to start your request. You can edit it before you send.',
    action: 'Ask this',
    print: 'Print this sheet',
    email: 'Email it to a partner',
    emailSubject: `${company.name} ${company.program}: four questions to ask`,
  },
  answered: {
    heading: 'What you get back',
    text: 'Your sheet, answered line by line.',
    response: 'Response',
  },
  card: {
    heading: 'Request Information',
    text: 'Tell us about your firm and what you’d like to know. Your verified email is already filled in.',
    action: 'Start your request',
  },
} as const;

export const promoVideo = {
  /** The URL of a video on YouTube or Vimeo; empty for our own files. */
  url: '',
  name: 'CPA Partner Program: silent video',
  caption: '18 seconds, no sound.',
  textHeading: 'Text version',
  text: 'A ledger page has four rows, which are the questions below, each with room for an answer, down to a double rule: “You ask. We answer. You decide.” From the rows a building rises, floor by floor: “Your clients build.” Its orange top floor comes forward and becomes a page: “You share in the revenue.” The page settles back on the building, and the building sinks into the ledger again.',
  controls: {
    pause: 'Pause',
    play: 'Play',
    /** Visually hidden after the word. */
    what: 'video',
  },
  failure: 'The video can’t be played here. Read what it shows below.',
  /** In ascending order of size. */
  files: [
    { src: videoAv1, type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: videoH264, type: 'video/mp4' },
  ],
  poster: { avif: posterAvif, webp: posterWebp },
  descriptions,
};
