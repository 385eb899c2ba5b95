import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { partnerProgram } from '../../content/partnerProgram.ts';
import type { Question, QuestionState } from '../../../shared/questions.ts';
import { Icon } from '../ui/Icon.tsx';
import { Bubble } from './GridBubbles.tsx';

/** The variables color the number and underline the question when the pointer is over the row. */
const Row = styled(Link)(({ theme: { breakpoints, mixins, spacing, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  minHeight: spacing(20),
  paddingBlock: spacing(5),
  '&&:focus-visible': { outlineOffset: -2 },
  [mixins.canHover]: {
    '&:hover': {
      '--mark': vars.palette.hivis.main,
      '--on-mark': vars.palette.hivis.ink,
    },
  },
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineStart: 12 },
}));

const RowNumber = styled(Bubble)(({ theme: { breakpoints, vars } }) => ({
  borderColor: `var(--mark, ${vars.palette.line.control})`,
  backgroundColor: `var(--mark, ${vars.palette.background.default})`,
  color: `var(--on-mark, ${vars.palette.text.secondary})`,
  // On grid line B, which passes beside the list.
  [breakpoints.up('md')]: {
    position: 'absolute',
    insetInlineStart: -43,
    top: 'calc(50% - 15px)',
  },
}));

const Words = styled(Typography)({
  fontSize: 'min(1.25rem, 1rem + .4vw)',
  textWrap: 'balance',
  textDecoration: 'underline 2px var(--mark, transparent)',
  textUnderlineOffset: '.18em',
}) as typeof Typography;

const Action = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });

/** On a phone, only the arrow is shown. The words remain in the accessible name. */
const ActionWords = styled(Typography)(({ theme }) => ({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('sm')]: visuallyHidden,
})) as typeof Typography;

export interface QuestionLinkProps {
  question: Question;
  number: number;
}

/** A common question, which opens the request form with the question in Message. */
export function QuestionLink({ question, number }: QuestionLinkProps) {
  return (
    <Row href="/info" underline="none" state={{ question } satisfies QuestionState}>
      <RowNumber aria-hidden>{number}</RowNumber>
      <Words variant="h3" component="span" color="textPrimary">
        {question}
      </Words>{' '}
      <Action className="no-print">
        <ActionWords variant="body2" component="span">
          {/* The space that separates two cells is not read. */}
          {`\u00a0${partnerProgram.questions.action}`}
        </ActionWords>
        <Icon name="right" />
      </Action>
    </Row>
  );
}
