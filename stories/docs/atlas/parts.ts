import { look, spec, type AtlasRow } from './law.ts';

const SIGNS = look('Form: hairlines and 2 px corners. Nothing is told by color alone.');
const BUILDING =
  'The orange page hovers while something is still to do and settles when it is done.';
const DIMENSION = 'The dimension line always states a limit or a span.';

/** The small parts that the pages are made of. */
export const parts = [
  {
    part: 'StatusLine',
    state: 'Error',
    cause: 'The code could not be sent.',
    law: spec(8, 'code send failed'),
    story: 'ui-statusline--failed',
  },
  {
    part: 'Notice',
    state: 'Problem',
    cause: 'The request could not be sent.',
    law: SIGNS,
    story: 'ui-notice--problem',
  },
  {
    part: 'Notice',
    state: 'Done',
    cause: 'The request was sent.',
    law: SIGNS,
    story: 'ui-notice--done',
  },
  {
    part: 'BlueprintPanel',
    state: 'Podium built, page waiting',
    cause: 'Step one of the gate.',
    law: look(BUILDING),
    story: 'ui-blueprintpanel--podium',
  },
  {
    part: 'BlueprintPanel',
    state: 'Tower built, page above it',
    cause: 'Step two of the gate, and the request form.',
    law: look(BUILDING),
    story: 'ui-blueprintpanel--tower',
  },
  {
    part: 'BlueprintPanel',
    state: 'Page half way down',
    cause: 'A code is verified.',
    law: look(BUILDING),
    story: 'ui-blueprintpanel--page-coming-down',
  },
  {
    part: 'BlueprintPanel',
    state: 'Page seated',
    cause: 'The request was sent.',
    law: look(BUILDING),
    story: 'ui-blueprintpanel--page-seated',
  },
  {
    part: 'BlueprintPanel',
    state: 'Page missing',
    cause: 'The path leads nowhere.',
    law: look('On the not-found page the page is a dashed outline with the void cross.'),
    story: 'ui-blueprintpanel--page-missing',
  },
  {
    part: 'DimensionLine',
    state: 'A span',
    cause: 'A limit is stated.',
    law: look(DIMENSION),
    story: 'ui-dimensionline--span',
  },
  {
    part: 'DimensionLine',
    state: 'A span that another one follows',
    cause: 'Spans stand side by side and share a tick.',
    law: look(DIMENSION),
    story: 'ui-dimensionline--continued',
  },
  {
    part: 'Ledger',
    state: 'Ruled rows',
    cause: 'Facts, a receipt, a contact.',
    law: look('A ledger page and a structural plan are the same drawing.'),
    story: 'ui-ledger--rows',
  },
  {
    part: 'Logo',
    state: 'Mark and name',
    cause: 'Every page.',
    law: spec(1, 'Header: a logo linking to /.'),
    story: 'ui-logo--mark',
  },
  { part: 'Icon', state: 'Right', cause: 'A way onward.', law: SIGNS, story: 'ui-icon--right' },
  { part: 'Icon', state: 'Left', cause: 'A way back.', law: SIGNS, story: 'ui-icon--left' },
  { part: 'Icon', state: 'Up', cause: 'The way to the top.', law: SIGNS, story: 'ui-icon--up' },
  { part: 'Icon', state: 'Down', cause: 'A disclosure.', law: SIGNS, story: 'ui-icon--down' },
  { part: 'Icon', state: 'Lock', cause: 'A read-only field.', law: SIGNS, story: 'ui-icon--lock' },
  { part: 'Icon', state: 'Alert', cause: 'An error.', law: SIGNS, story: 'ui-icon--alert' },
  { part: 'Icon', state: 'Check', cause: 'A step is done.', law: SIGNS, story: 'ui-icon--check' },
  {
    part: 'Icon',
    state: 'Done',
    cause: 'The request is sent.',
    law: SIGNS,
    story: 'ui-icon--done',
  },
  { part: 'Icon', state: 'Pause', cause: 'The film plays.', law: SIGNS, story: 'ui-icon--pause' },
  { part: 'Icon', state: 'Play', cause: 'The film waits.', law: SIGNS, story: 'ui-icon--play' },
] as const satisfies readonly AtlasRow[];
