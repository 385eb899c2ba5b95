import type { drawings } from '../../../src/content/drawings.ts';
import type { breakpoints, ColorRoles, layout, motion, type } from '../../../src/theme/tokens.ts';

/** A token in words, and what it is used for. */
export type Use = readonly [name: string, use: string];

/** The same in one line, as the head of a row. */
export const inWords = (token: string, [name]: Use = [token, '']) => `${name} (${token})`;

export const colorUses: {
  [Group in keyof ColorRoles]: Record<keyof ColorRoles[Group], Use>;
} = {
  background: {
    default: ['Page', 'the ground of every page'],
    paper: ['Sheet', 'forms, fields, cards and the bar under the film'],
    sunken: ['Sunken ground', 'fields that cannot be changed; what the pointer is over'],
  },
  text: {
    primary: ['Text', 'headings, sentences, what is typed'],
    secondary: ['Quiet text', 'hints, captions, the heads of the footer'],
  },
  primary: {
    main: ['Link', 'links, and checked boxes'],
    dark: ['Link under the pointer', 'the same link while the pointer is over it'],
    contrastText: ['Text on the link color', 'the tick of a checked box'],
  },
  hivis: {
    main: ['Accent', '“press here” or “measured here”: the one filled button, ticks, the page'],
    hover: ['Accent under the pointer', 'the filled button while the pointer is over it'],
    active: ['Accent pressed', 'the filled button while it is pressed'],
    edge: ['Edge of the accent', 'the dark lower edge of the filled button'],
    side: ['Side of the accent', 'the shaded side of the page in a drawing'],
    ink: ['Ink on the accent', 'the words on the filled button'],
  },
  line: {
    subtle: ['Hairline', 'between rows and around sheets'],
    control: ['Frame of a control', 'around fields and outlined buttons'],
    ink: ['Strong line', 'under the header, over the footer, over and under a table'],
  },
  blueprint: {
    main: ['Blueprint', 'the ground of every drawing'],
    raised: ['Raised blueprint', 'the faces of the building that are lit'],
    deep: ['Deep blueprint', 'the faces of the building in shadow'],
    line: ['Drawn line', 'the lines of a drawing'],
    ink: ['Text on blueprint', 'headings on blueprint'],
    inkSecondary: ['Quiet text on blueprint', 'sentences on blueprint'],
  },
  error: {
    main: ['Problem', 'what is wrong: words, sign and frame of a field'],
    tint: ['Ground of a problem', 'behind the message that names it'],
  },
  notice: {
    main: ['News', 'the sign and the edge of a neutral message'],
    tint: ['Ground of news', 'behind a neutral message'],
  },
  focus: {
    main: ['Focus', 'the ring around what the keyboard is on'],
    onBlueprint: ['Focus on blueprint', 'the same ring on blueprint'],
  },
};

export const typeUses: Record<keyof typeof type, Use> = {
  display: ['Statement', 'the headline of the landing page, and nothing else'],
  h1: ['Page heading', 'the heading of every other page'],
  h1Long: ['Long page heading', 'the heading after a request was sent'],
  h2: ['Section heading', 'the heading of a section of a page'],
  h3: ['Small heading', 'within a section: steps, articles of the policy, the receipt'],
  lead: ['Lead', 'the first sentences under a heading'],
  body1: ['Text', 'every sentence that has no other voice; what is typed'],
  body2: ['Small text', 'hints, messages of fields, rows of tables'],
  label: ['Label', 'the name above a field'],
  button: ['Button', 'the words on a button'],
  note: ['Note', 'captions, dimension lines, the heads of the footer'],
};

export const layoutUses: Record<keyof typeof layout, Use> = {
  gutter: ['Gutter', 'left and right of everything on a page'],
  section: ['Section', 'above and below a section of a page'],
  page: ['Page', 'the greatest width of what is on a page, without its gutters'],
};

export const motionUses: Record<Exclude<keyof typeof motion, 'easing'>, Use> = {
  quick: ['Quick', 'a color or a frame changes under the pointer'],
  refusal: ['Refusal', 'the field of a refused code moves sideways'],
  turn: ['Turn', 'one turn of the spinner'],
  calmTurn: ['Calm turn', 'one turn of the spinner under reduced motion'],
  run: ['Run', 'the line that runs while a call is under way'],
};

export const breakpointUses: Record<keyof typeof breakpoints, Use> = {
  xs: ['Small phone', 'everything stands in one column'],
  sm: ['Large phone', 'short fields stand two in a row'],
  md: ['Tablet', 'columns: the drawing beside the form, the navigation beside the logo'],
  lg: ['Desk', 'wider gaps between the columns of the landing page'],
  xl: ['Large desk', 'nothing changes; the page keeps its greatest width'],
};

export const drawingUses: Record<keyof typeof drawings, Use> = {
  podium: ['Podium', 'Gate, email step: the podium stands, the page waits above.'],
  tower: ['Tower', 'Gate, code step, and the request page: the tower stands, the page hovers.'],
  pageComingDown: [
    'Page coming down',
    'Gate, while a code is verified: the page is half way down.',
  ],
  pageSeated: ['Page seated', 'Request sent: the page is the top floor.'],
  lift: ['Lift', 'Card on the landing page that leads to the request form.'],
  pageMissing: ['Page missing', 'Page not found: a dashed outline where the page should be.'],
};
