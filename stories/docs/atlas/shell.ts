import { look, spec, type AtlasRow } from './law.ts';

const BACK_TO_TOP =
  'The back-to-top control appears once the scroll position is over 100 pixels and scrolls smoothly to the top when clicked.';

/** What stands around every page. */
export const shell = [
  {
    part: 'Header',
    state: 'Logo alone',
    cause: 'The visitor is not verified.',
    law: spec(1, 'Header: a logo linking to /.'),
    story: 'frame-header--signed-out',
  },
  {
    part: 'Header',
    state: 'Navigation and Contact Us',
    cause: 'A verified visitor is on the landing page.',
    law: spec(4, 'The Contact Us link in the header shows only in signed-in mode.'),
    story: 'frame-header--signed-in',
  },
  {
    part: 'Header',
    state: 'Contact Us marked as the page on screen',
    cause: 'A verified visitor is on /info.',
    law: spec(1, 'When the page is in signed-in mode, it also shows a Contact Us link to /info.'),
    story: 'frame-header--on-the-request-page',
  },
  {
    part: 'TopNavigation',
    state: 'Links to the sections',
    cause: 'The landing page is open.',
    law: spec(2, 'Landing page: top navigation,'),
    story: 'frame-topnavigation--sections',
  },
  {
    part: 'TopNavigation',
    state: 'A row of its own',
    cause: 'The landing page is open on a phone.',
    law: look('Below 900 px it becomes a second row, without a menu button.'),
    story: 'frame-topnavigation--on-a-phone',
  },
  {
    part: 'Footer',
    state: 'Without the way up',
    cause: 'The page is at its top.',
    law: spec(1, 'Footer: three social media profile links (icons);'),
    story: 'frame-footer--at-the-top',
  },
  {
    part: 'Footer',
    state: 'With the way up',
    cause: 'The page is scrolled by more than 100 pixels.',
    law: spec(4, 'The back-to-top control is visible or hidden.'),
    story: 'frame-footer--scrolled-down',
  },
  {
    part: 'BackToTop',
    state: 'Not there',
    cause: 'The page is scrolled by 100 pixels or less.',
    law: spec(4, 'The back-to-top control is visible or hidden.'),
    story: 'frame-backtotop--hidden',
  },
  {
    part: 'BackToTop',
    state: 'Visible',
    cause: 'The page is scrolled by more than 100 pixels.',
    law: spec(2, BACK_TO_TOP),
    story: 'frame-backtotop--visible',
  },
  {
    part: 'BackToTop',
    state: 'In focus',
    cause: 'It is reached by the Tab key.',
    law: spec(2, BACK_TO_TOP),
    story: 'frame-backtotop--focused',
  },
  {
    part: 'PageFrame',
    state: 'Shown, with a class and a style',
    cause: 'Any page is open.',
    law: spec(1, 'Every page has a shared header and footer.'),
    story: 'frame-pageframe--shown',
  },
  {
    part: 'PageFrame',
    state: 'Another page on its way',
    cause: 'The page of a followed link takes longer than 300 ms.',
    law: look('Say what happens next and when.'),
    story: 'frame-pageframe--busy',
  },
  {
    part: 'PageFrame',
    state: 'The link that skips the header',
    cause: 'The first press of the Tab key.',
    law: look('Skip link “Skip to the content”.'),
    story: 'frame-pageframe--skip-link',
  },
  {
    part: 'PageFrame',
    state: 'Hidden',
    cause: 'The flag of the wrapper is set.',
    law: spec(
      1,
      'The page wrapper can be hidden through a flag and accepts a custom class and style.',
    ),
    story: 'frame-pageframe--hidden',
  },
  {
    part: 'ErrorPage',
    state: 'Broken',
    cause: 'A part of a page fails while it is drawn, or cannot be fetched.',
    law: look('Say what happens next and when.'),
    story: 'fallback-errorpage--broken',
  },
] as const satisfies readonly AtlasRow[];
