import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import type { Question, QuestionState } from '../../../shared/questions.ts';
import { Icon } from '../ui/Icon.tsx';
import { Bubble } from './GridBubbles.tsx';

/** The variables color the number and underline the question when the pointer is over the row. */
const Row = styled(Link)(({ theme: { breakpoints, layout, mixins, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 76,
  paddingBlock: 16,
  // The arrow stands beside the back-to-top control, not below it.
  paddingInlineEnd: `calc(38px - ${layout.gutter})`,
  [mixins.canHover]: {
    '&:hover': {
      '--mark': vars.palette.hivis.main,
      '--on-mark': vars.palette.hivis.ink,
    },
  },
  [breakpoints.between('sm', 'md')]: { minHeight: 68, paddingBlock: 12 },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minHeight: 88,
    paddingBlock: 20,
    paddingInline: '12px 8px',
    '&&:focus-visible': { outlineOffset: -2 },
  },
  '@media print': {
    gridTemplateColumns: '20pt minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '8pt',
    minHeight: 0,
    padding: '10pt 0 0',
  },
}));

const RowNumber = styled(Bubble)(({ theme: { breakpoints, vars } }) => ({
  borderColor: `var(--mark, ${vars.palette.line.control})`,
  backgroundColor: `var(--mark, ${vars.palette.background.default})`,
  color: `var(--on-mark, ${vars.palette.text.secondary})`,
  [breakpoints.up('md')]: {
    position: 'absolute',
    insetInlineStart: -43,
    top: 'calc(50% - 15px)',
  },
  '@media print': { position: 'static', width: '17pt', height: '17pt', fontSize: '8.5pt' },
}));

const Words = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontSize: 'clamp(1.125rem, 1rem + .4vw, 1.25rem)',
  fontWeight: 600,
  fontStretch: '104%',
  lineHeight: 1.3,
  letterSpacing: '-.008em',
  textWrap: 'balance',
  textDecoration: 'underline 2px var(--mark, transparent)',
  textUnderlineOffset: '.18em',
  '@media print': { fontSize: '11.5pt' },
}));

const Action = styled('span')(({ theme: { typography } }) => ({
  ...typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));

/** On a phone, only the arrow is shown. The words remain in the accessible name. */
const ActionWords = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    width: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));

export interface QuestionLinkProps {
  question: Question;
  number: number;
}

/** A common question, which opens the request form with the question in Message. */
export function QuestionLink({ question, number }: QuestionLinkProps) {
  return (
    <Row href="/info" underline="none" state={{ question } satisfies QuestionState}>
      <RowNumber aria-hidden>{number}</RowNumber>
      <Words>{question}</Words>{' '}
      <Action className="no-print">
        <ActionWords>{partnerProgram.questions.action}</ActionWords>
        <Icon name="right" />
      </Action>
    </Row>
  );
}
